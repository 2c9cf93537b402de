/** Put a text on the clipboard; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not a secure context, or not allowed
  }
}

/** Can this browser hand a link to other programs? */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Hand a link to another program. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // the person changed their mind
  }
}
