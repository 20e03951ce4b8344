import { loadStyles } from "../load-styles"
import { familyOf } from "./script-families"

/** Style sheets that were asked for, by address. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Adds the style sheets that a page may need and this document does not have: that of its family, and those that the first page had no element for
 * (docs/decisions/0081-style-sheets-by-family.md, 0096-style-sheets-by-need.md). One that did not arrive is asked for again next time.
 * @param template Gatsby's name for the script of the page's template
 */
export async function loadPageStyles(template: string): Promise<void> {
  const files: Record<string, string[]> = JSON.parse(window.___chunkMapping)
  const scripts = ["app", familyOf(template) ?? ""]
  const sheets = scripts
    .flatMap(script => files[script] ?? [])
    .filter(file => file.endsWith(".css"))
  await Promise.all(sheets.map(addOnce))
}

async function addOnce(href: string): Promise<void> {
  if (document.querySelector(`[data-href="${href}"]`)) return
  if (!asked.has(href)) asked.set(href, ask(href))
  await asked.get(href)
}

async function ask(href: string): Promise<void> {
  const end = await loadStyles(href)
  if ((end as Event | undefined)?.type !== "load") asked.delete(href)
}
