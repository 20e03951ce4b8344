import { createElement } from "./create-element"

/**
 * Adds a style sheet to the page. Resolves when it is there or cannot be had: what it would dress is then plain,
 * but works.
 */
export function loadStyles(href: string): Promise<unknown> {
  const link = createElement("link", { rel: "stylesheet", href })
  return new Promise(resolve => {
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
}
