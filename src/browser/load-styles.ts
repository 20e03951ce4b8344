import { delays } from "../page.config"
import { createElement } from "./create-element"

/**
 * Adds a style sheet to the page. Resolves when the sheet loads, fails or times out, because
 * unstyled content still works.
 */
export function loadStyles(href: string): Promise<unknown> {
  const link = createElement("link", { rel: "stylesheet", href })
  return new Promise(resolve => {
    link.onload = resolve
    link.onerror = resolve
    setTimeout(resolve, delays.patience)
    document.head.append(link)
  })
}
