import { useEffect, useRef } from "react";
import { type Settings, type SoundName, useSettings } from "./settings";

/**
 * Soft tones, made by the browser. Each can be switched off. They are told apart by more than their notes: by voice, register,
 * direction and length, so that nobody needs an ear for music.
 */

type Note = [frequency: number, start: number, length: number];

interface Tune {
  /** The form of its waves: sine is round, triangle a bell, sawtooth a horn, square a ticking. */
  voice: "sine" | "triangle" | "sawtooth" | "square";
  /** How loud beside the others, from 0 to 1. */
  loud: number;
  notes: Note[];
}

export const TUNES: Record<SoundName, Tune> = {
  /** A bell that rises: come. */
  turn: {
    voice: "triangle",
    loud: 1,
    notes: [
      [392, 0, 0.22],
      [587.3, 0.14, 0.5],
    ],
  },
  /** The bell knocks: an answer is wanted. */
  off_turn: {
    voice: "triangle",
    loud: 1,
    notes: [
      [493.9, 0, 0.12],
      [493.9, 0.16, 0.12],
      [493.9, 0.32, 0.26],
    ],
  },
  /** A piece that is put down. */
  move: { voice: "sine", loud: 0.5, notes: [[220, 0, 0.11]] },
  /** A low horn that falls. */
  combat: {
    voice: "sawtooth",
    loud: 0.5,
    notes: [
      [146.8, 0, 0.32],
      [146.8, 0.26, 0.2],
      [110, 0.42, 0.7],
    ],
  },
  /** Three round steps up. */
  vp: {
    voice: "sine",
    loud: 1,
    notes: [
      [523.3, 0, 0.16],
      [659.3, 0.1, 0.16],
      [784, 0.2, 0.4],
    ],
  },
  /** A drop, high and short. */
  chat: {
    voice: "sine",
    loud: 0.7,
    notes: [
      [1046.5, 0, 0.08],
      [784, 0.07, 0.14],
    ],
  },
  /** Ticks. */
  clock: {
    voice: "square",
    loud: 0.25,
    notes: [
      [1568, 0, 0.04],
      [1568, 0.14, 0.04],
      [1568, 0.28, 0.04],
    ],
  },
  /** A chord that opens and stays. */
  end: {
    voice: "triangle",
    loud: 0.8,
    notes: [
      [784, 0, 0.9],
      [587.3, 0.18, 1],
      [493.9, 0.36, 1.1],
      [392, 0.54, 1.4],
    ],
  },
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
      const { voice, loud, notes } = TUNES[name];
      for (const [frequency, start, length] of notes)
        tone(context, voice, frequency, begin + start, length, now.volume * 0.25 * loud);
    };
    window.addEventListener(EVENT, sound);
    return () => window.removeEventListener(EVENT, sound);
  }, []);
}

function tone(
  audio: AudioContext,
  voice: Tune["voice"],
  frequency: number,
  start: number,
  length: number,
  loudness: number,
): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = voice;
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}
