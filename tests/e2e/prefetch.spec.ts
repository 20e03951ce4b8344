import type { BrowserContext, Locator, Page } from "@playwright/test"
import { desktop, expect, phone, test } from "./test"

/** Route whose data an address serves; undefined for other addresses. */
function routeOf(url: string): string | undefined {
  const route = /\/page-data(\/.*)\/page-data\.json/.exec(new URL(url).pathname)?.[1]
  return route === "/index" ? "/" : route
}

/** Routes whose page data a page requests from now on. */
function watchPageData(page: Page): string[] {
  const routes: string[] = []
  page.on("request", request => {
    const route = routeOf(request.url())
    if (route) routes.push(route)
  })
  return routes
}

const dataOf = (page: Page, route: string) =>
  page.waitForResponse(response => routeOf(response.url()) === route)

const routeOfLink = async (link: Locator) =>
  new URL((await link.getAttribute("href")) ?? "", "http://x").pathname

/** Opens a page with a clock that the test controls and waits until its scripts run. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
}

/**
 * Waits for one more request. Requests are reported in order, so all earlier ones are known then.
 */
async function hearAll(page: Page): Promise<void> {
  const last = page.waitForRequest(/robots\.txt/)
  await page.evaluate(() => fetch("/robots.txt"))
  await last
}

/** Runs the clock until the loader's queue, which starts a batch every three seconds, is empty. */
async function emptyQueue(page: Page): Promise<void> {
  for (let second = 0; second < 40; second++) await page.clock.runFor(1_000)
}

/** Disables intersection observers, so that only the pointer, touch, or focus triggers loading. */
const blind = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as never
  })

const slow = (context: BrowserContext, connection: object) =>
  context.addInitScript(value => {
    Object.defineProperty(navigator, "connection", { value })
  }, connection)

const bodyLink = (page: Page) =>
  page.getByRole("main").locator("p a[href^='/docs/']:not([href*='#'])").first()

test.use({ viewport: desktop })

test.describe("on intent", () => {
  test.beforeEach(({ page }) => blind(page))

  test("prefetches a link in the header on hover", async ({ page }) => {
    await page.goto("/docs/intro")
    const data = dataOf(page, "/blog")
    await page.getByRole("navigation", { name: "Main", exact: true }).getByText("Blog").hover()
    expect((await data).status()).toBe(200)
  })

  test("prefetches a link in the text of a page on hover", async ({ page }) => {
    await page.goto("/docs/intro")
    const data = dataOf(page, await routeOfLink(bodyLink(page)))
    await bodyLink(page).hover()
    expect((await data).status()).toBe(200)
  })

  test("prefetches a link when it gets the focus", async ({ page }) => {
    await page.goto("/docs/intro")
    const data = dataOf(page, await routeOfLink(bodyLink(page)))
    await bodyLink(page).focus()
    expect((await data).status()).toBe(200)
  })

  test("prefetches a link under a finger before it is lifted", async ({ page, context }) => {
    await page.setViewportSize(phone)
    // Scrolls instantly, so that the finger meets the link at its final position.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/docs/intro")
    await bodyLink(page).scrollIntoViewIfNeeded()
    const data = dataOf(page, await routeOfLink(bodyLink(page)))
    const touchPoints = await bodyLink(page).evaluate(link => {
      // The first line of a wrapped link may not be at the corner of its bounding box.
      const [{ x, y } = new DOMRect()] = link.getClientRects()
      return [{ x: x + 5, y: y + 5 }]
    })
    const browser = await context.newCDPSession(page)
    await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
    expect((await data).status()).toBe(200)
    await browser.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] })
    await expect(page).toHaveURL("/docs/intro")
  })
})

test("prefetches a link in the text only when it comes into view", async ({ page }) => {
  await open(page, "/docs/intro")
  const routes = watchPageData(page)
  const link = page.getByRole("main").locator("article a[href^='/docs/']:not([href$='.md'])").last()
  const route = await routeOfLink(link)
  await page
    .getByRole("navigation", { name: "Docs", exact: true })
    .evaluate(sidebar => sidebar.remove())
  await emptyQueue(page)
  await hearAll(page)
  expect(routes).toContain("/blog")
  expect(routes).not.toContain(route)
  await link.scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport()
  await emptyQueue(page)
  await hearAll(page)
  expect(routes).toContain(route)
})

test("prefetches the visible links of a long sidebar, four every three seconds", async ({
  page,
}) => {
  await open(page, "/docs/product/streamia")
  const routes = watchPageData(page)
  const sidebar = page.getByRole("navigation", { name: "Docs", exact: true })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  const counts: number[] = []
  for (let second = 0; second < 18; second++) {
    await page.clock.runFor(1_000)
    await hearAll(page)
    counts.push(routes.length)
  }
  expect(counts.at(-1)).toBeGreaterThanOrEqual(12)
  for (const [second, count] of counts.entries())
    expect(count - (counts[second - 2] ?? 0), `${counts}`).toBeLessThanOrEqual(4)
  await page.clock.resume()
  await emptyQueue(page)
  await hearAll(page)
  const hidden = await sidebar.evaluate(tree => {
    const isElsewhere = (path: string) =>
      document.querySelector(`:is(header, main) :is(a[href="${path}"], a[href="${path}/"])`) !==
      null
    return [...tree.querySelectorAll("a")]
      .filter(link => !link.checkVisibility() && !isElsewhere(link.pathname))
      .map(link => link.pathname)
  })
  expect(hidden.length).toBeGreaterThan(30)
  expect(routes.filter(route => hidden.includes(route))).toEqual([])
})

for (const path of ["/", "/docs/intro", "/blog", "/docs/contracts/deployment-addresses"]) {
  test(`prefetches from ${path} only other existing pages, each once`, async ({ page }) => {
    await open(page, path)
    const routes = watchPageData(page)
    page.on("response", response => expect.soft(response.status(), response.url()).toBe(200))
    await emptyQueue(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await emptyQueue(page)
    await hearAll(page)
    expect(routes.length).toBeGreaterThan(0)
    expect(routes).toEqual([...new Set(routes)])
    expect(routes).not.toContain(path)
  })
}

test("loads a target once however often its links are met and opens it immediately", async ({
  page,
}) => {
  await open(page, "/docs/intro")
  const routes = watchPageData(page)
  const link = bodyLink(page)
  const route = await routeOfLink(link)
  const data = dataOf(page, route)
  await link.hover()
  await data
  await page.mouse.move(0, 0)
  await link.hover()
  await link.focus()
  await emptyQueue(page)
  await link.click()
  await expect(page).toHaveURL(route)
  await hearAll(page)
  expect(routes.filter(each => each === route)).toEqual([route])
})

test.describe("over a bad connection", () => {
  for (const [name, connection] of [
    ["2g", { effectiveType: "2g" }],
    ["slow 2g", { effectiveType: "slow-2g" }],
    ["a connection with data saver", { effectiveType: "4g", saveData: true }],
  ] as const) {
    test(`${name}: prefetches nothing and follows links`, async ({ page, context }) => {
      await slow(context, connection)
      await open(page, "/docs/intro")
      const routes = watchPageData(page)
      const link = bodyLink(page)
      await link.hover()
      await link.focus()
      await emptyQueue(page)
      await hearAll(page)
      expect(routes).toEqual([])
      await link.click()
      await expect(page).not.toHaveURL("/docs/intro")
    })
  }

  test("3g: prefetches links", async ({ page, context }) => {
    await slow(context, { effectiveType: "3g", saveData: false })
    await open(page, "/docs/intro")
    const routes = watchPageData(page)
    await emptyQueue(page)
    await hearAll(page)
    expect(routes).toContain("/blog")
  })
})

test.describe("offline", () => {
  // Pictures and figures that come into view fail to load, too.
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test("prefetches nothing until the connection is back", async ({ page, context }) => {
    await open(page, "/docs/intro")
    await context.setOffline(true)
    const routes = watchPageData(page)
    const link = bodyLink(page)
    await link.hover()
    await emptyQueue(page)
    await context.setOffline(false)
    await hearAll(page)
    expect(routes).toEqual([])
    const data = dataOf(page, await routeOfLink(link))
    await page.mouse.move(0, 0)
    await link.hover()
    await page.clock.runFor(1_000)
    expect((await data).status()).toBe(200)
  })
})

test.describe("offline", () => {
  // Browsers request the icon again on each page.
  test.use({ expectedNoise: [/favicon\.svg/] })

  test("opens a prefetched page without the network", async ({ page, context }) => {
    await page.goto("/docs/intro")
    const title = page.getByRole("heading", { level: 1 })
    const before = (await title.textContent()) ?? ""
    const link = bodyLink(page)
    const route = await routeOfLink(link)
    const data = dataOf(page, route)
    await link.hover()
    await (await data).finished()
    // The card of the link under the pointer also needs the network.
    await expect(page.getByRole("tooltip")).toBeVisible()
    await context.setOffline(true)
    await link.click()
    await expect(page).toHaveURL(route)
    await expect(title).not.toHaveText(before)
  })
})
