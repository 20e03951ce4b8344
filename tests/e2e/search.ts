import type { Locator, Page } from "@playwright/test"

/** Files of the embedded index. */
export const indexFiles = "**/search-index/*"
/** Its second part, which holds the full texts. */
export const indexTexts = "**/search-index/texts-*"
/** Its first part, which answers by headings. */
export const indexHeadings = "**/search-index/headings-*"

export const modalScript = "**/search-modal-*.js"

export const modal = (page: Page): Locator => page.getByRole("dialog", { name: "Search" })

export const modalBox = (page: Page): Locator => modal(page).getByRole("combobox")

export const hits = (page: Page): Locator => modal(page).getByRole("option")

export const searchButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /search/i })

/** Opens a page and, once it has come to life, the modal. */
export async function openModal(page: Page, path = "/docs/intro"): Promise<void> {
  await page.goto(path)
  await page.keyboard.press("Control+k")
  await modalBox(page).waitFor()
}

/** Opens the modal and searches for something that is found. */
export async function searchFor(page: Page, query: string, path?: string): Promise<void> {
  await openModal(page, path)
  await modalBox(page).fill(query)
  await hits(page).first().waitFor()
}

/** Without the full texts the list stands still once it is there. */
export async function onlyHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
}

/** Paths of the requests from now on that an expression fits. */
export function watch(page: Page, pattern: RegExp): string[] {
  const paths: string[] = []
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** Requests are reported in their order: once this one is known, all before it are. */
export async function hearAll(page: Page): Promise<void> {
  const last = page.waitForRequest(/robots\.txt/)
  await page.evaluate(() => fetch("/robots.txt"))
  await last
}

/** 64 characters that are trouble where text is taken for markup, for a pattern or for Latin. */
export const oddQuery = `"'<b>&lt;\`\${x}\\%00[](*)^|?+ 😀👩‍👧 e\u0301 العربية עברית 日本語 :"x" -y`
