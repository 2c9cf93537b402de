/** Class names put together: those that hold. */
export function names(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
