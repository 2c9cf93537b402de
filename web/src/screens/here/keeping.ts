import type { GameStore } from "../../here/store";

/** `fleeting`: the browser may throw it away when space runs short; `nowhere`: it keeps nothing. */
export interface Kept {
  how: "lasting" | "fleeting" | "nowhere";
  /** Bytes that this site takes up; null where the browser does not say. */
  used: number | null;
}

/** How this browser keeps what is played here. */
export async function howKept(store: GameStore): Promise<Kept> {
  try {
    await store.open();
  } catch {
    return { how: "nowhere", used: null };
  }
  const manager = storageManager();
  const lasting = await manager?.persisted().catch(() => false);
  const room = await manager?.estimate().catch(() => null);
  return { how: lasting ? "lasting" : "fleeting", used: room?.usage ?? null };
}

/** Ask the browser not to throw away what is played here; some ask the person in turn. */
export function askToKeep(): void {
  void storageManager()
    ?.persist()
    .catch(() => false);
}

/** Browsers have it on secure pages only. */
function storageManager(): StorageManager | undefined {
  return (navigator as { storage?: StorageManager }).storage;
}
