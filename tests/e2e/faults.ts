import type { Page, Route } from "@playwright/test"

/** Address of the data of a page, with or without a query. */
export const pageData = (path: string) =>
  `**/page-data${path === "/" ? "/index" : path}/page-data.json*`

export const appData = "**/page-data/app-data.json"

/** Script of the contract template, which is not part of the app's. */
export const contractScript = "**/contract-*.js"

/** A page that needs that script. */
export const contractPage = "/docs/contracts/V1.0/contract.PanopticPool"

/** Puts a link to an address into the page and follows it. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(href => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Follow me" })
    document.querySelector("main")?.prepend(link)
  }, address)
  await page.getByRole("link", { name: "Follow me" }).first().click()
}

/** Marks the document, to tell whether it is still the same one later. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "sameDocument" in window)
}

/** Counts the documents that are asked for from now on. */
export function countDocuments(page: Page): () => string[] {
  const paths: string[] = []
  page.on("request", request => {
    if (request.isNavigationRequest()) {
      const { pathname, search } = new URL(request.url())
      paths.push(pathname + search)
    }
  })
  return () => paths
}

/** What a newer site says of itself. */
export const newer = JSON.stringify({ webpackCompilationHash: "newer" })

/** Answers as the newer site does: its own mark, in the documents too. */
export async function deploy(page: Page): Promise<void> {
  await page.route(appData, route => route.fulfill({ body: newer }))
  await page.route("**/*", async (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    // The policy allows the inline scripts of the older one by their digests.
    const { "content-security-policy": _, ...headers } = response.headers()
    return route.fulfill({
      response,
      headers,
      body: body.replace(/(___webpackCompilationHash=)"\w+"/, '$1"newer"'),
    })
  })
}

export interface Gate {
  /** Settles when something has asked for it. */
  asked: Promise<void>
  /** Lets through what waits and whatever comes later. */
  open(): Promise<void>
}

/** Holds requests back until the gate opens, as a very slow connection does. */
export async function gate(page: Page, pattern: string): Promise<Gate> {
  let arrive = () => {}
  let open = () => {}
  const asked = new Promise<void>(resolve => {
    arrive = resolve
  })
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  const hold = async (route: Route) => {
    arrive()
    await opened
    // The page may have gone meanwhile.
    await route.continue().catch(() => {})
  }
  await page.route(pattern, hold)
  return {
    asked,
    open: async () => {
      open()
      await page.unroute(pattern, hold)
    },
  }
}
