import { describe, expect, it } from "vitest";
import { invited } from "./JoinForm";

describe("an invite", () => {
  it("is a link or a code, however it was typed", () => {
    expect(invited("https://example.org/t/abcdefghjkmn?code=abcd2345 ")).toBe("/t/abcdefghjkmn?code=abcd2345");
    expect(invited("ABCD 2345")).toBe("/t/abcd2345");
    expect(invited("abcd-2345")).toBe("/t/abcd2345");
  });

  it("is nothing else", () => {
    expect(invited("hello")).toBeNull();
    expect(invited("")).toBeNull();
  });
});
