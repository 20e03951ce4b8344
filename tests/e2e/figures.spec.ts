import type { Page } from "@playwright/test"
import { everyPath } from "./every-page"
import { htmlOf } from "./page-types"
import { expect, test } from "./test"

const widths = [320, 360, 1280]

const withFigures = everyPath().filter(path => htmlOf(path).includes('<figure class="figure-'))

/** Runs in the page: texts that meet or leave their figure, and points that leave their plot. */
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
      // Boxes of texts are higher than their letters.
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

/** Sets sliders of all figures, each to its least (0) or greatest (1) value; of `only` one a figure, or all. */
async function set(page: Page, end: 0 | 1, only?: number): Promise<void> {
  await page.evaluate(
    ([side, at]) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
      for (const figure of document.querySelectorAll("main figure")) {
        const sliders = [...figure.querySelectorAll<HTMLInputElement>("fieldset input")]
        for (const slider of at === undefined ? sliders : sliders.slice(at, at + 1)) {
          setter?.call(slider, side === 0 ? slider.min : slider.max)
          slider.dispatchEvent(new Event("input", { bubbles: true }))
        }
      }
    },
    [end, only] as const,
  )
}

const resetAll = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>("main figure > p > button"))
      button.click()
  })

/** Scrolls to each figure, so that all of them come to life. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(9, 9)
  const controls = page.locator("main figure fieldset")
  for (let index = 0; index < (await controls.count()); index++) {
    await controls.nth(index).scrollIntoViewIfNeeded()
    await expect(controls.nth(index)).toBeEnabled()
  }
}

const parts = [0, 1].map(part => withFigures.filter((_, at) => at % 2 === part))

for (const [part, paths] of parts.entries()) {
  test(`figures are right wherever their sliders stand, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(300_000)
    const found = new Set<string>()
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await wake(page)
      const look = async (state: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const faults = await page.evaluate(
            `[...document.querySelectorAll("main figure:has(> figcaption)")].flatMap(${faultsOf})`,
          )
          for (const fault of faults as string[])
            found.add(`${path} at ${width}, ${state}: ${fault}`)
        }
      }
      await look("as opened")
      for (const end of [0, 1] as const) {
        await set(page, end)
        await look(end === 0 ? "all least" : "all greatest")
        await resetAll(page)
        for (const only of [0, 1, 2, 3]) {
          await set(page, end, only)
          await look(`slider ${only + 1} ${end === 0 ? "least" : "greatest"}`)
          await resetAll(page)
        }
      }
    }
    expect([...found]).toEqual([])
  })
}

test("a moved slider says that title and text are about the figure as opened, and Reset puts it back", async ({
  page,
}) => {
  await page.goto("/docs/panoptic-protocol/liquidations")
  await wake(page)
  const figure = page
    .locator("main figure")
    .filter({ has: page.getByRole("slider", { name: "Collateral", exact: true }) })
    .first()
  const collateral = figure.getByRole("slider", { name: "Collateral", exact: true })
  const opened = await collateral.inputValue()
  await expect(figure.getByText("as opened")).toHaveCount(0)
  await collateral.press("ArrowRight")
  await expect(figure.getByText("as opened")).toBeVisible()
  await figure.getByRole("button", { name: "Reset" }).click()
  await expect(collateral).toHaveValue(opened)
  await expect(figure.getByText("as opened")).toHaveCount(0)
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test("a swipe upwards that begins on a slider scrolls and moves nothing", async ({ page }) => {
    await page.goto("/docs/panoptic-protocol/liquidations")
    await wake(page)
    const slider = page.getByRole("slider", { name: "Collateral", exact: true }).first()
    await slider.scrollIntoViewIfNeeded()
    const opened = await slider.inputValue()
    const before = await page.evaluate(() => scrollY)
    const box = await slider.boundingBox()
    if (!box) throw new Error("the slider has no place")
    const client = await page.context().newCDPSession(page)
    const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2]
    await client.send("Input.synthesizeScrollGesture", {
      x,
      y,
      yDistance: -200,
      gestureSourceType: "touch",
    })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expect(slider).toHaveValue(opened)
  })
})
