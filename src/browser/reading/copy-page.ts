import { confirmCopy } from "../copy-buttons"
import { copyText } from "../copy-text"

/**
 * Copies the raw Markdown of the page. The clipboard gets a promise of the text, because some
 * browsers allow copying only within the reader's click.
 * @param button shows the result
 */
export async function copyPage(button: HTMLElement, path: string): Promise<void> {
  const text = fetchText(path)
  await confirmCopy(button, copyPromised(text))
}

/**
 * Fetches the text of a file of the site.
 * @throws Error with path and status if the response is not successful
 */
export async function fetchText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

async function copyPromised(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return copyText(await text)
  const blob = text.then(string => new Blob([string], { type: "text/plain" }))
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })])
}
