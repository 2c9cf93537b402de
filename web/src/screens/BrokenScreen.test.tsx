import { describe, expect, it } from "vitest";
import type { Lobby } from "../messages";
import { makeStage } from "../testing";
import { BrokenScreen } from "./BrokenScreen";

const stage = makeStage();
const table = (broken: Lobby["broken"], host: boolean) => ({ id: "abc", host, broken }) as Lobby;

describe("a table that cannot be loaded", () => {
  it("D-2: offers its host what is stored", () => {
    stage.draw(<BrokenScreen lobby={table("gap", true)} />);
    expect(document.querySelector("main button")?.textContent).toContain("stored");
  });

  it("says to others only that it is broken", () => {
    stage.draw(<BrokenScreen lobby={table("gap", false)} />);
    expect(document.querySelector("main button")).toBeNull();
  });

  it("D-17: goes on with a newer server where its rules are newer", () => {
    stage.draw(<BrokenScreen lobby={table("newer", true)} />);
    expect(document.body.textContent).toContain("newer rules");
    expect(document.querySelector("main button")).toBeNull();
  });
});
