import { describe, expect, it } from "vitest";
import { textsOf } from "../testing";
import { ApiError } from "./api";
import { LANGUAGES } from "./settings";
import { failureText } from "./words";

describe("what is said of a record that is refused (S-16, S-20)", () => {
  it.each(LANGUAGES)(
    "%s: what is no record is told apart from a name that is too long and from a broken record",
    (language) => {
      const texts = textsOf(language);
      const say = (code: string, args = {}) => failureText(texts, new ApiError(code, 422, args));
      const said = new Set([say("no_record"), say("malformed"), say("broken_record"), say("no such code")]);
      expect(said.size).toBe(4);
      expect(say("broken_record", { why: "action 7 of 90: no such action" })).toContain(
        "action 7 of 90: no such action",
      );
    },
  );
});
