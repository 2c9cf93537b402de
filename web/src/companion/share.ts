import { linkToScreen } from "../app/site";
import type { Save } from "./shown";

/** A game inside a link: packed small, behind `#g=`, where no server reads it. */

const PREFIX = "#g=";
const MOST_CHARACTERS = 200_000;

/** The link that holds the game. */
export async function linkTo(save: Save): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(save));
  const packed = await through(new CompressionStream("deflate-raw"), text);
  return linkToScreen(`/companion${PREFIX}${toBase64(packed)}`);
}

/** The text of the game that an address holds, "" where it is damaged; null where the address holds none. */
export async function saveIn(hash: string): Promise<string | null> {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    const packed = fromBase64(hash.slice(PREFIX.length));
    return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), packed));
  } catch {
    return "";
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_CHARACTERS) throw new Error("too long");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64(data: Uint8Array): string {
  const text = Array.from(data, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
