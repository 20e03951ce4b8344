/**
 * Copies a text to the clipboard. Rejects if there is no clipboard, as on pages not served over
 * HTTPS.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
