import type { Page, Route } from "@playwright/test"

/** Address pattern of a page's data, with or without a query. */
export const pageData = (path: string) =>
  `**/page-data${path === "/" ? "/index" : path}/page-data.json*`

export const appData = "**/page-data/app-data.json"

/** Script of the contract template, which is not part of the app's script. */
export const contractScript = "**/contract-*.js"

/** A page that needs the contract template's script. */
export const contractPage = "/docs/contracts/V1.0/contract.PanopticPool"

/** Adds a link to an address to the page and clicks it. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(href => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Follow me" })
    document.querySelector("main")?.prepend(link)
  }, address)
  await page.getByRole("link", { name: "Follow me" }).first().click()
}

/** Marks the document, so that tests can detect a full load. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "sameDocument" in window)
}

/** Records the documents that are requested from now on. */
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

/** App data of a newer deployment. */
export const newer = JSON.stringify({ webpackCompilationHash: "newer" })

/** Responds like a newer deployment, with its hash in the app data and in documents. */
export async function deploy(page: Page): Promise<void> {
  await page.route(appData, route => route.fulfill({ body: newer }))
  await page.route("**/*", async (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    // Removes the policy, because its digests allow only the original inline scripts.
    const { "content-security-policy": _, ...headers } = response.headers()
    return route.fulfill({
      response,
      headers,
      body: body.replace(/(___webpackCompilationHash=)"\w+"/, '$1"newer"'),
    })
  })
}

export interface Gate {
  /** Resolves when a request arrives. */
  asked: Promise<void>
  /** Lets pending and later requests through. */
  open(): Promise<void>
}

/** Holds requests until the gate opens, like a very slow connection. */
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
    // The page may already be closed.
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
