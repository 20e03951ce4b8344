import { type BrowserContext, chromium, type Page } from "@playwright/test"
import { findBrowser } from "../../scripts/find-browser"
import { alive, desktop, expect, test } from "./test"

const path = "/docs/trading/basic-concepts"
const anchor = "what-is-different-about-a-panoption"
const other = "/docs/terms/delta"

/** CSS pixels from the top at which the reader stops, far from the top and from the heading. */
const left = 2500

/** Scroll position of a page: its top, the heading in the address, or where the reader left it. */
type Place = "top" | "heading" | "left"

interface Reader {
  page: Page
  /** Address of the page, with or without an anchor. */
  address: string
  open(address: string): Promise<unknown>
  /** Waits for an action that leads to a page. */
  arrive(action: Promise<unknown>): Promise<void>
  read(): Promise<void>
}

const placeOf = (page: Page): Promise<Place | number> =>
  page.evaluate(
    ([id, place]) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
      if (scrollY === 0) return "top"
      if (Math.abs(scrollY - place) < 2) return "left"
      return top >= 0 && top < 200 ? "heading" : scrollY
    },
    [anchor, left] as const,
  )

/** Address of a page on another site with only one link. */
const elsewhere = (address: string) =>
  `data:text/html,${encodeURIComponent(`<a href="${address}">Link</a>`)}`

const followLink = async ({ page, address, arrive }: Reader) => {
  await page.goto(elsewhere(new URL(address, process.env.SITE_ORIGIN).href), { waitUntil: "load" })
  await arrive(page.getByRole("link").click())
}

const visits: [name: string, steps: (reader: Reader) => Promise<unknown>, Place, Place][] = [
  [
    "opens a page anew by a link of another site in the same tab",
    async reader => {
      await reader.open(reader.address)
      await reader.read()
      await followLink(reader)
    },
    "top",
    "heading",
  ],
  [
    "opens a page anew by its address or a bookmark",
    async ({ page, address, open, read }) => {
      await open(address)
      await read()
      await page.goto("about:blank", { waitUntil: "load" })
      await open(address)
    },
    "top",
    "heading",
  ],
  [
    "opens a page in a second tab",
    async ({ page, address, open, read, arrive }) => {
      await open(address)
      await read()
      const second = await page.context().newPage()
      await arrive(second.goto(new URL(address, process.env.SITE_ORIGIN).href))
      expect(await placeOf(second)).toBe(address === path ? "top" : "heading")
      await second.close()
    },
    "left",
    "left",
  ],
  [
    "loads a page anew",
    async ({ page, address, open, read, arrive }) => {
      await open(address)
      await read()
      await arrive(page.reload())
    },
    "left",
    "left",
  ],
  [
    "returns from another site",
    async ({ page, address, open, read, arrive }) => {
      await open(address)
      await read()
      await page.goto(elsewhere(other), { waitUntil: "load" })
      await arrive(page.goBack())
    },
    "left",
    "left",
  ],
  [
    "goes forward from another site",
    async reader => {
      await followLink(reader)
      await reader.read()
      await reader.page.goBack()
      await reader.arrive(reader.page.goForward())
    },
    "left",
    "left",
  ],
]

function readerOf(page: Page, address: string, hasScripts: boolean): Reader {
  const arrive = async (action: Promise<unknown>) => {
    await action
    // The browser has scrolled to the address's anchor by the load event at the latest.
    await page.waitForLoadState("load")
    if (hasScripts) await alive(page)
    else if (page.url().includes("#")) await expect.poll(() => placeOf(page)).not.toBe("top")
  }
  return {
    page,
    address,
    arrive,
    open: address => arrive(page.goto(address)),
    async read() {
      await page.evaluate(place => scrollTo({ top: place, behavior: "instant" }), left)
      await expect.poll(() => placeOf(page)).toBe("left")
      // The browser reports a scroll in the next frame.
      if (hasScripts)
        await page.evaluate(
          () => new Promise(done => requestAnimationFrame(() => setTimeout(done))),
        )
    },
  }
}

for (const hasScripts of [true, false])
  test.describe(hasScripts ? "with scripts" : "without scripts", () => {
    test.use({
      viewport: desktop,
      javaScriptEnabled: hasScripts,
      expectedNoise: hasScripts ? [] : [/preloaded using link preload/],
    })
    for (const [name, steps, withoutAnchor, withAnchor] of visits)
      for (const [address, place] of [
        [path, withoutAnchor],
        [`${path}#${anchor}`, withAnchor],
      ] as const)
        test(`a reader who ${name} is at the ${place}: ${address}`, async ({ page }) => {
          await steps(readerOf(page, address, hasScripts))
          await expect.poll(() => placeOf(page)).toBe(place)
          // Scripts that run later must not move the page.
          if (hasScripts) await alive(page)
          expect(await placeOf(page)).toBe(place)
          expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto")
        })
  })

test.describe("with the back/forward cache", () => {
  /** Opens a browser with the back/forward cache, which Playwright disables. */
  async function openKept(): Promise<BrowserContext> {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ["--no-sandbox"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    })
    return browser.newContext({ baseURL: process.env.SITE_ORIGIN, viewport: desktop })
  }

  for (const address of [path, `${path}#${anchor}`])
    test(`returns to the reader's scroll position: ${address}`, async () => {
      const context = await openKept()
      const page = await context.newPage()
      const { open, read } = readerOf(page, address, true)
      await open(address)
      await read()
      await page.evaluate(() =>
        addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
      )
      await page.goto("/llms.txt")
      await page.goBack({ waitUntil: "commit" })
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true)
      expect(await placeOf(page)).toBe("left")
      await context.browser()?.close()
    })
})
