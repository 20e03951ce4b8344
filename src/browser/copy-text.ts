/** Puts a text on the clipboard. Rejects where there is none, as on pages that do not come by https. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
