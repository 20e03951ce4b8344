import { ofEveryKind } from "../helpers/extent"
import { everyPath, swapIn } from "./every-page"
import { htmlOf } from "./page-types"
import { expect, test } from "./test"

/** Widths in px of phones, tablets, laptops, and large screens. */
const widths = [320, 360, 768, 1280, 1920]

/** Width of A4 minus the default margins of browsers, in CSS pixels. */
const paper = 718

/** Content that readers would miss without any hint. Runs in the page. */
function cutOff(): string[] {
  dispatchEvent(new Event("resize"))
  const onPaper = matchMedia("print").matches
  const found: string[] = []
  const { clientWidth } = document.documentElement
  if (document.documentElement.scrollWidth > clientWidth) found.push("the page scrolls sideways")
  for (const wide of document.querySelectorAll("main :is(table, math, pre, figure, img, svg)")) {
    const { right, width } = wide.getBoundingClientRect()
    if (width === 0 || wide.closest(".sr-only")) continue
    const name = () => `${wide.tagName.toLowerCase()} "${(wide.textContent ?? "").slice(0, 40)}"`
    let edge = clientWidth
    for (let box = wide.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === "visible") continue
      // Code may scroll without a hint, as readers expect; other boxes need one.
      if (!onPaper && box.matches("pre, [data-hidden]")) {
        edge = Number.POSITIVE_INFINITY
        break
      }
      edge = Math.min(edge, box.getBoundingClientRect().right)
    }
    // Allows for rounding.
    if (right > edge + 2)
      found.push(`${name()} ends ${Math.round(right - edge)} px beyond its room`)
    if (onPaper && wide.scrollWidth > wide.clientWidth + 2 && wide.matches("pre, table"))
      found.push(`${name()} is wider than its box on paper`)
  }
  for (const cell of document.querySelectorAll("main :is(th, td):first-child")) {
    const text = (cell.textContent ?? "").trim()
    if (text.length > 6 && cell.clientWidth > 0 && cell.clientWidth < 40)
      found.push(`the cell "${text.slice(0, 40)}" is squeezed to a few letters a line`)
  }
  return found
}

// Tracing so many steps would take most of the time.
test.use({ bypassCSP: true, trace: "off" })

/**
 * Features of a page: classes of its elements, column counts of tables, and lengths of formulas.
 */
function* partsOf(path: string): Generator<string> {
  const html = htmlOf(path)
  for (const [, classes = ""] of html.matchAll(/ class="([^"]+)"/g)) yield* classes.split(" ")
  for (const [table] of html.matchAll(/<table[\s\S]*?<\/table>/g))
    yield `table of ${table.split("<tr")[1]?.split(/<t[hd]/).length}`
  for (const [formula] of html.matchAll(/<math display="block"[\s\S]*?<\/math>/g))
    yield `formula of ${Math.round(formula.length / 1000)}`
}

const paths = ofEveryKind(everyPath(), partsOf, 3)
const halves = [paths.filter((_, at) => at % 2 === 0), paths.filter((_, at) => at % 2 === 1)]

for (const [at, half] of halves.entries()) {
  test(`cuts off or hides nothing on any page without a hint, part ${at + 1}`, async ({ page }) => {
    test.setTimeout(600_000)
    // Loads the script that counts hidden columns, which then stays.
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto("/docs/product/streamia")
    await page.locator("[data-hidden]").first().waitFor({ timeout: 10_000 })
    const found: string[] = []
    for (const path of half) {
      await swapIn(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const what of await page.evaluate(cutOff)) found.push(`${path} at ${width}: ${what}`)
      }
      await page.emulateMedia({ media: "print" })
      await page.setViewportSize({ width: paper, height: 800 })
      for (const what of await page.evaluate(cutOff)) found.push(`${path} on paper: ${what}`)
      await page.emulateMedia({ media: null })
    }
    expect(found).toEqual([])
  })
}
