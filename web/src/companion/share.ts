import { linkTo as siteLink } from "../app/site";
import { fromJson, type Game, toJson } from "./game";
import { CompanionError } from "./state";

/** A game inside a link: packed small, behind `#g=`. Nothing of it goes to a server. */

const PREFIX = "#g=";
const MOST_CHARACTERS = 200_000;

/** The link that holds the game. */
export async function linkTo(game: Game): Promise<string> {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(toJson(game)));
  return siteLink(`/companion${PREFIX}${toBase64(packed)}`);
}

/** The game that an address holds; null where it holds none. Throws CompanionError where it is damaged. */
export async function gameIn(hash: string): Promise<Game | null> {
  if (!hash.startsWith(PREFIX)) return null;
  return fromJson(await unpacked(hash.slice(PREFIX.length)));
}

async function unpacked(text: string): Promise<string> {
  try {
    return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), fromBase64(text)));
  } catch {
    throw new CompanionError("not_ours");
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
