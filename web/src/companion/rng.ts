import type { Facts } from "./facts";

/** The generator of the engine: its state is a number below 2^63, here in words. Returns the cards in random order and the next state. */
export function shuffled(facts: Facts, state: string, cards: readonly number[]): { cards: number[]; rng: string } {
  const multiplier = BigInt(facts.rng.multiplier);
  const lowWord = BigInt(facts.rng.low_word);
  let rng = BigInt(state);
  const below = (n: number): number => {
    rng = multiplier * (rng & lowWord) + (rng >> 32n);
    return Number((((rng & lowWord) ^ (rng >> 32n)) * BigInt(n)) >> 32n);
  };
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const [a, b] = [order[i] as number, order[j] as number];
    order[i] = b;
    order[j] = a;
  }
  return { cards: order, rng: rng.toString() };
}

/** Is this text a state that the generator can begin with? */
export function isSeed(facts: Facts, text: string): boolean {
  if (!/^[0-9]{1,19}$/.test(text)) return false;
  const seed = BigInt(text);
  return seed > 0n && seed < BigInt(facts.rng.multiplier) * (BigInt(facts.rng.low_word) + 1n) - 1n;
}

/** A state to begin with that nobody can foresee. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return (1n + BigInt((words[0] as number) & 0x3fffffff) * 0x1_0000_0000n + BigInt(words[1] as number)).toString();
}
