import { describe, expect, it } from "vitest";
import { match } from "./router";

describe("addresses", () => {
  it("fit patterns", () => {
    expect(match("/", "/")).toEqual({});
    expect(match("/t/:table", "/t/a%20b")).toEqual({ table: "a b" });
    expect(match("/t/:table", "/t")).toBeNull();
    expect(match("/t/:table", "/t/")).toBeNull();
    expect(match("/t/:table", "/t/a/b")).toBeNull();
    expect(match("/new", "/old")).toBeNull();
  });
});
