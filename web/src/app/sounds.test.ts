import { describe, expect, it } from "vitest";
import { SOUND_NAMES, type SoundName } from "./settings";
import { TUNES } from "./sounds";

/** What one hears without an ear for music: voice, register in octaves, how many notes, up or down, short or long. */
function heard(name: SoundName): string[] {
  const { voice, notes } = TUNES[name];
  const pitches = notes.map(([frequency]) => frequency);
  const end = Math.max(...notes.map(([, start, length]) => start + length));
  return [
    voice,
    String(Math.floor(Math.log2(Math.min(...pitches)))),
    String(notes.length),
    String(Math.sign(pitches.at(-1)! - pitches[0]!)),
    end < 0.4 ? "short" : end < 1 ? "middle" : "long",
  ];
}

describe("the sounds", () => {
  it.each(SOUND_NAMES)("of %s differs from every other one in at least two ways", (name) => {
    for (const other of SOUND_NAMES.filter((one) => one !== name)) {
      const ways = heard(name).filter((way, i) => way !== heard(other)[i]);
      expect(ways.length, `${name} and ${other}`).toBeGreaterThanOrEqual(2);
    }
  });

  it("are soft: none is louder than the volume that was set", () => {
    for (const name of SOUND_NAMES) expect(TUNES[name].loud).toBeLessThanOrEqual(1);
  });
});
