/** Give the person a file, as if it were loaded from a server. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Safari reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
