import type { Page } from "@playwright/test"
import { desktop, expect, phone, test } from "./test"

test.use({ viewport: desktop })

test.describe("an unknown address", () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test("shows itself and links to pages at similar addresses without layout shifts", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: (entry as unknown as { value: number }).value })
      }).observe({ type: "layout-shift", buffered: true })
    })
    await page.goto("/docs/produkt/opening-position")
    await expect(page.getByRole("main")).toContainText("/docs/produkt/opening-position")
    await expect(page.getByRole("link", { name: "Opening a position" })).toHaveAttribute(
      "href",
      "/docs/product/opening-a-position",
    )
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
  })
})

test("filters the glossary and leads from its letters to their terms", async ({ page }) => {
  await page.goto("/docs/terms/glossary")
  await page.mouse.move(400, 400)
  await page.getByRole("searchbox", { name: "Filter terms" }).fill("vega smile")
  await expect(page.getByRole("term")).toHaveCount(0)
  await page.getByRole("searchbox", { name: "Filter terms" }).fill("smile")
  await expect(page.getByRole("term").first()).toBeVisible()
  await page.getByRole("searchbox", { name: "Filter terms" }).fill("")
  await page.getByRole("link", { name: "S", exact: true }).click()
  await expect(page.getByRole("heading", { name: "S", exact: true })).toBeInViewport()
})

test("shows a line for reading progress in a long article except with reduced motion", async ({
  page,
}) => {
  const width = () =>
    page
      .locator("article > header > div[aria-hidden]")
      .last()
      .evaluate(line => {
        return line.getBoundingClientRect().width / document.documentElement.clientWidth
      })
  await page.goto("/research/gamma-scalping")
  expect(await width()).toBe(0)
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: "instant" }))
  await expect.poll(width).toBeGreaterThan(0.1)
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect(await width()).toBe(0)
})

test("prints a player as a line with an address", async ({ page }) => {
  await page.goto("/docs/trading/basic-concepts")
  await page.emulateMedia({ media: "print" })
  const player = page.locator(".video-embed").first()
  const { height, text } = await player.evaluate(element => {
    const link = element.querySelector("a") as Element
    return {
      height: element.getBoundingClientRect().height,
      text: getComputedStyle(link, "::after").content,
    }
  })
  expect(height).toBeLessThan(80)
  expect(text).toContain("https://")
})

test("makes boxes stops of the Tab key only when they scroll", async ({ page }) => {
  await page.goto("/docs/panoptic-protocol/buying-power")
  const wrong = () =>
    page.locator(".prose :is(.table-scroll, .math-display, pre)").evaluateAll(boxes =>
      boxes.flatMap(box => {
        // Skips collapsed boxes, which are not tab stops and have no meaningful width.
        if (!box.checkVisibility()) return []
        const scrolls = box.scrollWidth - box.clientWidth > 1
        return scrolls === box.hasAttribute("tabindex") ? [] : [box.outerHTML.slice(0, 80)]
      }),
    )
  await expect.poll(wrong).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(wrong).toEqual([])
  expect(await page.locator(".prose [tabindex='0']").count()).toBeGreaterThan(0)
  const folded = await page.locator(".prose details:has(.table-scroll) > summary").all()
  expect(folded.length).toBeGreaterThan(0)
  for (const summary of folded) await summary.click()
  await expect.poll(wrong).toEqual([])
})

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true })

  test("hides the header on scrolling down and brings it back with the search on scrolling up", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/docs/product/delta")
    const search = page.locator("header [data-search]")
    const scroll = (top: number) => page.evaluate(by => scrollBy(0, by), top)
    await scroll(1500)
    await expect(search).not.toBeInViewport()
    await scroll(-300)
    await expect(search).toBeInViewport()
    await expect(page.getByRole("button", { name: "Docs menu" })).toBeInViewport({ ratio: 1 })
    await search.tap()
    await expect(page.getByRole("dialog", { name: /search/i })).toBeVisible()
  })

  test("places an anchor further up below the returning header", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/docs/product/delta")
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const id = await page.locator(".prose h2[id]").first().getAttribute("id")
    await page.evaluate(anchor => location.assign(`#${anchor}`), id)
    const bar = page.getByRole("button", { name: "Docs menu" })
    await expect
      .poll(async () => {
        const [heading, above] = await Promise.all([
          page.locator(`#${id}`).boundingBox(),
          bar.boundingBox(),
        ])
        return (heading?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0)
      })
      .toBe(true)
  })
})

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`covers no text with the back-to-top link on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto("/docs/product/delta")
    await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: "instant" }))
    const link = await page.getByRole("link", { name: "Back to top" }).boundingBox()
    const main = await page.getByRole("main").evaluate(element => {
      const { paddingRight, paddingBottom } = getComputedStyle(element)
      const { right, bottom } = element.getBoundingClientRect()
      return {
        right: right - Number.parseFloat(paddingRight),
        bottom: bottom - Number.parseFloat(paddingBottom),
      }
    })
    expect((link?.x ?? 0) >= main.right || (link?.y ?? 0) >= main.bottom).toBe(true)
  })

  test(`gives links above a text targets of 24 pixels on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ["/docs/product/delta", "/research/gamma-scalping"]) {
      await page.goto(path)
      const small = await page
        .locator(
          'main nav[aria-label="Breadcrumbs"] a, article > header > p:first-child a, article > footer p :is(a, button:not([hidden]))',
        )
        .evaluateAll(links =>
          links.flatMap(link => {
            const { height, width } = link.getBoundingClientRect()
            return height > 0 && Math.min(height, width) < 24 ? [link.outerHTML] : []
          }),
        )
      expect(small).toEqual([])
    }
  })
}

test.describe("with forced colors", () => {
  test("draws losses as dashes and profits as an area", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" })
    await page.goto("/docs/product/basic-options-strategies")
    const looks = await page.locator("figure svg path[class*=area]").evaluateAll(areas =>
      areas.map(area => {
        const { fill, strokeDasharray } = getComputedStyle(area)
        return `${area.getAttribute("class")?.includes("loss")} ${fill === "none"} ${strokeDasharray !== "none"}`
      }),
    )
    expect(new Set(looks).size).toBe(2)
  })
})

test.describe("the drawing of the home page", () => {
  const dot = (page: Page) => page.getByRole("slider", { name: "Upper end of the range" })
  const end = (page: Page) => dot(page).getAttribute("aria-valuetext")

  test("updates the figure when its dots are dragged", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("img", { name: /range 1,667 to 2,400/ })).toBeInViewport()
    await dot(page).scrollIntoViewIfNeeded()
    await dot(page).hover()
    const box = await dot(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y)
    await page.mouse.up()
    expect(await end(page)).toMatch(/^2,\d{3} USDC$/)
    expect(await end(page)).not.toBe("2,400 USDC")
    await page.mouse.move(x, y)
    const after = await end(page)
    await dot(page).press("ArrowRight")
    expect(await end(page)).not.toBe(after)
  })
})
