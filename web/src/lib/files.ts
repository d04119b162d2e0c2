/** Offer data as a file to download. */
export function saveFile(name: string, data: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(data)], { type: "application/json" }));
}

export function saveBlob(name: string, data: Blob): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
