import { loadStyles } from "../load-styles"
import { familyOf } from "./script-families"

/** Style sheets that were asked for, by address. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Adds the style sheet of a page's family where this document does not have it: the family of the first page has
 * its own in the HTML. One that did not arrive is asked for again next time. See docs/decisions/0081-style-sheets-by-family.md.
 * @param template Gatsby's name for the script of the page's template
 */
export async function loadFamilyStyles(template: string): Promise<void> {
  const files: Record<string, string[]> = JSON.parse(window.___chunkMapping)
  const href = files[familyOf(template) ?? ""]?.find(file => file.endsWith(".css"))
  if (!href || document.querySelector(`[data-href="${href}"]`)) return
  if (!asked.has(href)) asked.set(href, ask(href))
  await asked.get(href)
}

async function ask(href: string): Promise<void> {
  const end = await loadStyles(href)
  if ((end as Event | undefined)?.type !== "load") asked.delete(href)
}
