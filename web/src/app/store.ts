import { useRef, useSyncExternalStore } from "react";

/** A value that tells those who watch it when it has changed. Values are replaced, never altered. */
export class Store<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: T) {}

  readonly get = (): T => this.value;

  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const listener of [...this.listeners]) listener();
  }

  patch(part: Partial<T>): void {
    this.set({ ...this.value, ...part });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** What `pick` makes of a store's value; draws anew only when that changes (compared by identity). */
export function useStore<T, P = T>(store: Store<T>, pick?: (value: T) => P): P {
  const memory = useRef<{ value: T; picked: P } | null>(null);
  const snapshot = (): P => {
    const value = store.get();
    if (!pick) return value as unknown as P;
    const known = memory.current;
    if (known && Object.is(known.value, value)) return known.picked;
    const picked = pick(value);
    const kept = known && Object.is(known.picked, picked) ? known.picked : picked;
    memory.current = { value, picked: kept };
    return kept;
  };
  return useSyncExternalStore(store.subscribe, snapshot);
}
