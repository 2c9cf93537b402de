import { fromJson, toJson, type Session } from "./session";

/** A session inside a link: packed small, behind `#g=`. Nothing of it goes to a server. */

const PREFIX = "#g=";
const MOST_CHARACTERS = 200_000;

/** The link that holds the session. */
export async function linkTo(session: Session): Promise<string> {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(toJson(session)));
  return new URL(`/companion${PREFIX}${toBase64(packed)}`, window.location.href).href;
}

/** The session that an address holds; null where it holds none. Throws where it is damaged. */
export async function sessionIn(hash: string): Promise<Session | null> {
  if (!hash.startsWith(PREFIX)) return null;
  const unpacked = await through(new DecompressionStream("deflate-raw"), fromBase64(hash.slice(PREFIX.length)));
  return fromJson(new TextDecoder().decode(unpacked));
}

async function through(stream: CompressionStream | DecompressionStream, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
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
