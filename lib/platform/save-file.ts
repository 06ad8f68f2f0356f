/** Hands a text to the browser as a download. Whether it was written to disk cannot be seen from here. */
export function saveFile(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own reference to the data once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
