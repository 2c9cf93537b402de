import { describe, expect, it } from "vitest";
import type { Decision } from "../../messages";
import { forcedAction } from "./forced";

const asked = (...options: string[]): Decision => ({
  id: 1,
  seat: 0,
  kind: "agent_effects",
  source: "",
  about: 0,
  prompt: ["ask-agent_effects", {}],
  options,
});

describe("a forced choice", () => {
  it("is the only one that there is", () => {
    expect(forcedAction(asked("resolve:card/imperial_bashar"))).toBe("resolve:card/imperial_bashar");
    expect(forcedAction(asked("resolve:card/imperial_bashar", "deploy:1"))).toBeNull();
    expect(forcedAction(asked())).toBeNull();
  });

  it("is not what ends a turn or passes", () => {
    expect(forcedAction(asked("end_turn"))).toBeNull();
    expect(forcedAction(asked("pass"))).toBeNull();
  });

  it("is nobody's but the asked seat's", () => {
    expect(forcedAction({ id: 1, seat: 0, kind: "turn", source: "", about: 0, prompt: ["ask-turn", {}] })).toBeNull();
  });
});
