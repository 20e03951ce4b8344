import type { Page } from "@playwright/test"
import { ofEveryKind } from "../helpers/extent"
import { everyPath } from "./every-page"
import { htmlOf } from "./page-types"
import { expect, test } from "./test"

const widths = [320, 360, 1280]

/** Labels of each figure's sliders, which identify its kind. */
function* slidersOf(path: string): Generator<string> {
  for (const [figure] of htmlOf(path).matchAll(/<figure class="figure-[\s\S]*?<\/figure>/g))
    yield [...figure.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label).join()
}

const withFigures = ofEveryKind(
  everyPath().filter(path => htmlOf(path).includes('<figure class="figure-')),
  slidersOf,
  4,
)

/**
 * Texts of a figure that overlap or leave the figure, and points that leave the plot. Runs in the
 * page.
 */
function faultsOf(figure: Element): string[] {
  const faults: string[] = []
  const frame = figure.getBoundingClientRect()
  const title = figure.querySelector("figcaption")?.firstElementChild?.textContent ?? ""
  const boxes = [...figure.querySelectorAll("svg text, label, output, [role=img] > div span, p")]
    .filter(
      text => text.textContent?.trim() && !text.querySelector("span") && !text.closest("[hidden]"),
    )
    .flatMap(text => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines =
        text instanceof SVGElement ? [text.getBoundingClientRect()] : range.getClientRects()
      return [...lines].map(box => ({ box, text, words: text.textContent ?? "" }))
    })
    .filter(({ box }) => box.width > 0)
  for (const [index, { box, text, words }] of boxes.entries()) {
    if (box.left < frame.left - 1 || box.right > frame.right + 1)
      faults.push(`${title}: "${words}" leaves the figure`)
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      // Boxes of texts are taller than the letters.
      if (other.text !== text && across > 1 && down > 5)
        faults.push(`${title}: "${words}" stands on "${other.words}"`)
    }
  }
  for (const point of figure.querySelectorAll("svg circle")) {
    const plot = point.closest("[role=img]")?.querySelector("svg")?.getBoundingClientRect()
    const { left, right, top, bottom } = point.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (
      plot &&
      (x < plot.left - 1 || x > plot.right + 1 || y < plot.top - 1 || y > plot.bottom + 1)
    )
      faults.push(`${title}: a point leaves the axes`)
  }
  return faults
}

/** Faults of all figures as opened and with one or all sliders at either end. Runs in the page. */
async function faultsAtAllEnds(faultsIn: (figure: Element) => string[]): Promise<string[]> {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
  const figures = [...document.querySelectorAll("main figure:has(> figcaption)")]
  const drawn = () => new Promise(requestAnimationFrame)
  const set = (end: "min" | "max", only?: number) => {
    for (const figure of figures) {
      const sliders = [...figure.querySelectorAll<HTMLInputElement>("fieldset input")]
      for (const slider of only === undefined ? sliders : sliders.slice(only, only + 1)) {
        setter?.call(slider, slider[end])
        slider.dispatchEvent(new Event("input", { bubbles: true }))
      }
    }
  }
  const reset = () => {
    for (const figure of figures) figure.querySelector<HTMLElement>(":scope > p > button")?.click()
  }
  const look = (state: string) => figures.flatMap(faultsIn).map(fault => `${state}: ${fault}`)
  const found = look("as opened")
  const most = Math.max(
    0,
    ...figures.map(figure => figure.querySelectorAll("fieldset input").length),
  )
  for (const end of ["min", "max"] as const) {
    for (const only of [undefined, ...Array(most).keys()]) {
      set(end, only)
      await drawn()
      found.push(...look(`slider ${only ?? "all"} at ${end}`))
      reset()
      await drawn()
    }
  }
  return found
}

/** Scrolls to each figure, so that all of them become interactive. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(9, 9)
  const controls = page.locator("main figure fieldset").filter({ visible: true })
  for (let index = 0; index < (await controls.count()); index++) {
    // Avoids waiting for the served figure to become stable, because the interactive one replaces
    // it.
    await controls.nth(index).evaluate(each => each.scrollIntoView({ block: "center" }))
    const isLive = () => controls.nth(index).evaluate(each => each.closest("[data-live]") !== null)
    await expect.poll(isLive).toBe(true)
  }
}

// Tracing so many steps would take most of the time.
test.use({ trace: "off" })

const parts = [0, 1].map(part => withFigures.filter((_, at) => at % 2 === part))

for (const [part, paths] of parts.entries()) {
  test(`keeps figures correct at all ends of their sliders, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(600_000)
    const found = new Set<string>()
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await wake(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await page.evaluate(`(${faultsAtAllEnds})(${faultsOf})`)
        for (const fault of faults as string[]) found.add(`${path} at ${width}, ${fault}`)
      }
    }
    expect([...found]).toEqual([])
  })
}

test("notes that title and text describe the figure as opened when a slider moves, until Reset", async ({
  page,
}) => {
  await page.goto("/docs/panoptic-protocol/liquidations")
  await wake(page)
  const figure = page
    .locator("main [data-live] figure")
    .filter({ has: page.getByRole("slider", { name: "Collateral", exact: true }) })
    .first()
  const collateral = figure.getByRole("slider", { name: "Collateral", exact: true })
  const opened = await collateral.inputValue()
  await expect(figure.getByText("the caption describes the original")).toBeHidden()
  await collateral.press("ArrowRight")
  await expect(figure.getByText("the caption describes the original")).toBeVisible()
  await figure.getByRole("button", { name: "Reset" }).click()
  await expect(collateral).toHaveValue(opened)
  await expect(figure.getByText("the caption describes the original")).toBeHidden()
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test("scrolls when an upward swipe begins on a slider and leaves its value", async ({ page }) => {
    await page.goto("/docs/panoptic-protocol/liquidations")
    await wake(page)
    const slider = page
      .locator("[data-live]")
      .getByRole("slider", { name: "Collateral", exact: true })
      .first()
    await slider.evaluate(each => each.scrollIntoView({ block: "center", behavior: "instant" }))
    const opened = await slider.inputValue()
    const before = await page.evaluate(() => scrollY)
    const box = await slider.boundingBox()
    if (!box) throw new Error("the slider has no place")
    const client = await page.context().newCDPSession(page)
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2]
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", down?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: down === undefined ? [] : [{ x, y: y - down }],
      })
    await touch("touchStart", 0)
    for (let down = 15; down <= 150; down += 15) {
      await touch("touchMove", down)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await touch("touchEnd")
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(slider).toHaveValue(opened)
  })
})

test("keeps a slider where keys moved it before its script loaded", async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(/\/figures-[^/]+\.js$/, async route => {
    await arrived
    await route.continue()
  })
  await page.goto("/docs/terms/straddle")
  const slider = page.getByRole("slider", { name: "Strike", exact: true })
  await slider.focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  arrive()
  const figure = page.getByRole("figure").filter({ has: slider }).first()
  await expect(figure.locator("output").first()).toHaveText("2,040 USDC")
  await expect(slider).toBeFocused()
})
