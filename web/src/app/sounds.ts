import { type SoundName, settingsStore } from "./settings";

/** Soft tones, made by the browser. Each can be switched off. */

type Note = [frequency: number, start: number, length: number];

const TUNES: Record<SoundName, Note[]> = {
  turn: [
    [392, 0, 0.22],
    [587.3, 0.14, 0.4],
  ],
  off_turn: [
    [493.9, 0, 0.18],
    [493.9, 0.2, 0.3],
  ],
  combat: [
    [196, 0, 0.3],
    [233.1, 0.16, 0.4],
  ],
  vp: [
    [523.3, 0, 0.16],
    [659.3, 0.1, 0.16],
    [784, 0.2, 0.4],
  ],
  chat: [[698.5, 0, 0.14]],
  clock: [[880, 0, 0.08]],
};

let context: AudioContext | null = null;

/** Play a sound, if it is switched on. Does nothing before the first click or key: browsers forbid that. */
export function play(name: SoundName): void {
  const { sounds, volume } = settingsStore.get();
  if (!sounds[name] || volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  const begin = context.currentTime + 0.02;
  for (const [frequency, start, length] of TUNES[name]) tone(context, frequency, begin + start, length, volume * 0.25);
}

function tone(audio: AudioContext, frequency: number, start: number, length: number, loudness: number): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = "sine";
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}
