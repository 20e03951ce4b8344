/** Hands a file to the reader's browser, which saves it as it saves others. */
export function saveFile(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob)
  const link = document.createElement("a")
  link.href = href
  link.download = name
  link.click()
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
