/** Gives the browser a file to keep. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  URL.revokeObjectURL(address);
}
