import type { Locator, Page } from "@playwright/test"

/** Files of the embedded index. */
export const indexFiles = "**/search-index/*"
/** Second part of the embedded index, with the full texts. */
export const indexTexts = "**/search-index/texts-*"
/** First part of the embedded index, which answers by headings. */
export const indexHeadings = "**/search-index/headings-*"

export const modalScript = "**/search-modal-*.js"

export const modal = (page: Page): Locator => page.getByRole("dialog", { name: "Search" })

export const modalBox = (page: Page): Locator => modal(page).getByRole("combobox")

export const hits = (page: Page): Locator => modal(page).getByRole("option")

export const searchButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /search/i })

/** Opens a page and, when its scripts run, the modal. */
export async function openModal(page: Page, path = "/docs/intro"): Promise<void> {
  await page.goto(path)
  await page.keyboard.press("Control+k")
  await modalBox(page).waitFor()
}

/** Opens the modal and waits for the hits of a query. */
export async function searchFor(page: Page, query: string, path?: string): Promise<void> {
  await openModal(page, path)
  await modalBox(page).fill(query)
  await hits(page).first().waitFor()
}

/**
 * Turns on the data saver, which omits the full texts, so that results do not change once they are
 * shown.
 */
export async function onlyHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
}

/** Paths of later requests that match a pattern. */
export function watch(page: Page, pattern: RegExp): string[] {
  const paths: string[] = []
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) paths.push(pathname)
  })
  return paths
}

/**
 * Waits for one more request. Requests are reported in order, so all earlier ones are known then.
 */
export async function hearAll(page: Page): Promise<void> {
  const last = page.waitForRequest(/robots\.txt/)
  await page.evaluate(() => fetch("/robots.txt"))
  await last
}

/**
 * 64 characters that cause trouble if text is read as markup, as a pattern, or as Latin letters.
 */
export const oddQuery = `"'<b>&lt;\`\${x}\\%00[](*)^|?+ 😀👩‍👧 e\u0301 العربية עברית 日本語 :"x" -y`
