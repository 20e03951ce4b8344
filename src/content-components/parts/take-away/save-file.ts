/** Downloads a file in the reader's browser. */
export function saveFile(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement("a")
  link.href = href
  link.download = name
  link.click()
  // Delayed, because the browser must start reading the URL first.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
