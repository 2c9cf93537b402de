import { useEffect, useRef } from "react";
import { type Settings, type SoundName, useSettings } from "./settings";

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

const EVENT = "landsraad-sound";

/** Play a sound, if it is switched on. */
export function play(name: SoundName): void {
  window.dispatchEvent(new CustomEvent<SoundName>(EVENT, { detail: name }));
}

/** Makes the sounds that are played; once in a page. */
export function useSounds(): void {
  const settings = useRef({ sounds: {} as Settings["sounds"], volume: 0 });
  const { sounds, volume } = useSettings();
  useEffect(() => {
    settings.current = { sounds, volume };
  }, [sounds, volume]);
  useEffect(() => {
    let context: AudioContext | null = null;
    const sound = (event: Event) => {
      const name = (event as CustomEvent<SoundName>).detail;
      const now = settings.current;
      if (!now.sounds[name] || now.volume === 0 || typeof AudioContext === "undefined") return;
      context ??= new AudioContext();
      // Before the first click or key browsers forbid it.
      if (context.state === "suspended") void context.resume().catch(() => undefined);
      const begin = context.currentTime + 0.02;
      for (const [frequency, start, length] of TUNES[name])
        tone(context, frequency, begin + start, length, now.volume * 0.25);
    };
    window.addEventListener(EVENT, sound);
    return () => window.removeEventListener(EVENT, sound);
  }, []);
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
