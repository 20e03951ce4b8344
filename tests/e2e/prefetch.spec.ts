import type { BrowserContext, Locator, Page } from "@playwright/test"
import { desktop, expect, phone, test } from "./test"

/** Route whose data an address holds; undefined for other addresses. */
function routeOf(url: string): string | undefined {
  const route = /\/page-data(\/.*)\/page-data\.json/.exec(new URL(url).pathname)?.[1]
  return route === "/index" ? "/" : route
}

/** Routes of the page data that a page asks for from now on. */
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

/** Opens a page on which time passes as the test says, and waits until it has come to life. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
}

/** Requests are reported in their order: once this one is known, all before it are. */
async function hearAll(page: Page): Promise<void> {
  const last = page.waitForRequest(/robots\.txt/)
  await page.evaluate(() => fetch("/robots.txt"))
  await last
}

/** Lets the loader's queue, which starts a batch every three seconds, come to its end. */
async function emptyQueue(page: Page): Promise<void> {
  for (let second = 0; second < 40; second++) await page.clock.runFor(1_000)
}

/** Nothing comes into view, so that what is loaded is owed to the pointer, a finger or the focus. */
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

  test("a link in the header prefetches under the pointer", async ({ page }) => {
    await page.goto("/docs/intro")
    const data = dataOf(page, "/blog")
    await page.getByRole("navigation", { name: "Main", exact: true }).getByText("Blog").hover()
    expect((await data).status()).toBe(200)
  })

  test("a link in the text of a page prefetches under the pointer", async ({ page }) => {
    await page.goto("/docs/intro")
    const data = dataOf(page, await routeOfLink(bodyLink(page)))
    await bodyLink(page).hover()
    expect((await data).status()).toBe(200)
  })

  test("a link prefetches when it gets the focus", async ({ page }) => {
    await page.goto("/docs/intro")
    const data = dataOf(page, await routeOfLink(bodyLink(page)))
    await bodyLink(page).focus()
    expect((await data).status()).toBe(200)
  })

  test("a link prefetches under a finger, before it is lifted", async ({ page, context }) => {
    await page.setViewportSize(phone)
    // The page scrolls at once, so that the finger meets the link where it is.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/docs/intro")
    await bodyLink(page).scrollIntoViewIfNeeded()
    const data = dataOf(page, await routeOfLink(bodyLink(page)))
    const touchPoints = await bodyLink(page).evaluate(link => {
      // A link that breaks over two lines is not where its box begins.
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

test("a link in the text prefetches when it comes into view, not before", async ({ page }) => {
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

test("of a long sidebar, the links that can be seen prefetch, four every three seconds", async ({
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
  test(`what ${path} prefetches are other pages, each once, and all there`, async ({ page }) => {
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

test("a target is loaded once, however often its links are met, and followed at once", async ({
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
    test(`${name}: nothing prefetches, and links lead on`, async ({ page, context }) => {
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

  test("3g: links prefetch", async ({ page, context }) => {
    await slow(context, { effectiveType: "3g", saveData: false })
    await open(page, "/docs/intro")
    const routes = watchPageData(page)
    await emptyQueue(page)
    await hearAll(page)
    expect(routes).toContain("/blog")
  })
})

test.describe("offline", () => {
  // Pictures and figures that come into view cannot be loaded either.
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test("nothing prefetches until the connection is back", async ({ page, context }) => {
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
  // Browsers ask for it again on each page.
  test.use({ expectedNoise: [/favicon\.svg/] })

  test("a page that was prefetched opens without the network", async ({ page, context }) => {
    await page.goto("/docs/intro")
    const title = page.getByRole("heading", { level: 1 })
    const before = (await title.textContent()) ?? ""
    const link = bodyLink(page)
    const route = await routeOfLink(link)
    const data = dataOf(page, route)
    await link.hover()
    await (await data).finished()
    // The card of the link under the pointer needs the network too.
    await expect(page.getByRole("tooltip")).toBeVisible()
    await context.setOffline(true)
    await link.click()
    await expect(page).toHaveURL(route)
    await expect(title).not.toHaveText(before)
  })
})
