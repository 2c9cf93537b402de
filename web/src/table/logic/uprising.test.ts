import { describe, expect, it } from "vitest";
import { libraryOf } from "../../testing";
import { postTitle, trophyOf } from "./uprising";

const library = libraryOf("en", "uprising");

describe("what Uprising shows", () => {
  it("is cards won by their battle icons", () => {
    expect(trophyOf(library, "objective/desert_mouse_i")).toEqual({
      kind: "objective",
      id: "desert_mouse_i",
      icon: "desert_mouse",
    });
    expect(trophyOf(library, "conflict/propaganda")).toEqual({ kind: "conflict", id: "propaganda", icon: "wild" });
  });

  it("is posts by the spaces that they watch", () => {
    expect(postTitle(library, "espionage_and_secrets")).toBe("Espionage · Secrets");
  });
});
