import { loadStyles } from "../load-styles"
import { routeGroupOf } from "./route-groups"

/** Requested style sheets, by address. */
const requested = new Map<string, Promise<unknown>>()

/**
 * Adds the style sheets that a page may need and the document lacks: those of its route group, and
 * shared ones that the first page did not use (docs/decisions/0081-style-sheets-by-family.md,
 * 0096-style-sheets-by-need.md). A sheet that fails to load is requested again next time.
 * @param template Gatsby's chunk name of the page's template
 */
export async function loadPageStyles(template: string): Promise<void> {
  const files: Record<string, string[]> = JSON.parse(window.___chunkMapping)
  const scripts = ["app", routeGroupOf(template) ?? ""]
  const sheets = scripts
    .flatMap(script => files[script] ?? [])
    .filter(file => file.endsWith(".css"))
  await Promise.all(sheets.map(addOnce))
}

async function addOnce(href: string): Promise<void> {
  if (document.querySelector(`[data-href="${href}"]`)) return
  if (!requested.has(href)) requested.set(href, request(href))
  await requested.get(href)
}

async function request(href: string): Promise<void> {
  const end = await loadStyles(href)
  if ((end as Event | undefined)?.type !== "load") requested.delete(href)
}
