import { act } from "react";
import { expect, it, vi } from "vitest";
import { makeStage } from "../testing";
import { ApiError, api } from "./api";
import { Failure } from "./Failure";
import type { Problem } from "./problem";

const stage = makeStage();

function Broken(): never {
  throw new TypeError("x is undefined");
}

it("says that something went wrong, and makes a report of it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(api, "about").mockRejectedValue(new ApiError("offline", 0));
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  stage.draw(
    <Failure>
      <Broken />
    </Failure>,
  );
  const button = [...stage.host.querySelectorAll("button")].at(-1);
  expect(button?.textContent).toContain("Report a problem");
  act(() => button?.click());
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  const problem = JSON.parse(await (saved.mock.calls[0]?.[0] as File).text()) as Problem;
  expect(problem.error).toContain("x is undefined");
});
