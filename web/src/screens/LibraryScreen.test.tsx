import { act } from "react";
import { expect, it, vi } from "vitest";
import { ApiError, api } from "../app/api";
import { makeStage } from "../testing";
import LibraryScreen from "./LibraryScreen";

const stage = makeStage();

it("says why no cards come, and asks again (P-26)", async () => {
  const get = vi.spyOn(api, "get").mockRejectedValue(new ApiError("offline", 0));
  stage.draw(<LibraryScreen />);
  await act(() => Promise.resolve());
  expect(stage.host.textContent).toContain("The server does not answer");
  const asked = get.mock.calls.length;
  await act(() => Promise.resolve(stage.host.querySelector<HTMLButtonElement>(".part button")?.click()));
  expect(get.mock.calls.length).toBeGreaterThan(asked);
});
