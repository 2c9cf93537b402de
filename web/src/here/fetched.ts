import { named } from "./errors";

/** Fetches a file, as the browser does it, or as something that stands in for it. Rejects with `Unreachable`. */
export async function fetched(address: string, options?: RequestInit, by = fetch): Promise<Response> {
  const answer = await by(address, options).catch((error: unknown) => {
    throw named("Unreachable", `${address}: ${String(error)}`);
  });
  if (!answer.ok) throw named("Unreachable", `${address}: ${answer.status}`);
  return answer;
}

/** Counts the bytes of an answer as they come, which others read. Rejects with `Unreachable` where it breaks off. */
export async function counted(answer: Response, count: (bytes: number) => void): Promise<void> {
  const counter = new WritableStream<Uint8Array>({ write: ({ length }) => count(length) });
  await answer
    .clone()
    .body?.pipeTo(counter)
    .catch((error: unknown) => {
      throw named("Unreachable", `${answer.url}: ${String(error)}`);
    });
}
