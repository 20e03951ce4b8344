import type { Page } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"
import { htmlOf } from "./page-types"

/** Paths of all pages for readers, sorted; redirect pages are left out. */
export function everyPath(): string[] {
  return listFiles("public")
    .filter(file => file.endsWith("/index.html"))
    .map(file => `/${file.slice(0, -"/index.html".length)}`)
    .filter(path => htmlOf(path).includes('id="gatsby-focus-wrapper"'))
}

/**
 * Replaces the content of a loaded page with the served content of another, which is many times
 * faster than loading the other page.
 */
export async function swapIn(page: Page, path: string): Promise<void> {
  await page.evaluate(async address => {
    const response = await fetch(address)
    const parsed = new DOMParser().parseFromString(await response.text(), "text/html")
    const [old, next] = [document, parsed].map(each => each.getElementById("___gatsby"))
    if (!old || !next) throw new Error(`${address} has no content`)
    old.replaceChildren(...next.childNodes)
    // Other families have their own style sheets.
    for (const sheet of document.querySelectorAll("style[data-href]")) sheet.remove()
    document.head.append(...parsed.querySelectorAll("style[data-href]"))
  }, `${path}/`)
}
