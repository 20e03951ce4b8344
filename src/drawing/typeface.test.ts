import { readFileSync } from "node:fs"
import { Resvg } from "@resvg/resvg-js"
import { typefaceOf } from "./typeface"

const fileOf = (weight: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`))
const semibold = typefaceOf(fileOf("600SemiBold"))
const medium = typefaceOf(fileOf("500Medium"))

/** Bounding box of shapes, in pixels. */
function boxOf(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="300">${shapes}</svg>`
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox()
  if (!box) throw new Error("nothing is drawn")
  return box
}

test("measures an m as wider than an i, and a blank as wider than nothing", () => {
  const { measure } = semibold
  expect(measure("m")).toBeGreaterThan(2 * measure("i"))
  expect(measure(" ")).toBeGreaterThan(0.1)
  expect(measure("mi")).toBeCloseTo(measure("m") + measure("i"))
})

test("measures widths within a few percent of the drawn text", () => {
  const text = "Perpetual options on any token"
  const { width } = boxOf(semibold.draw(text, { x: 0, y: 100, size: 100 }))
  expect(Math.abs(width / 100 / semibold.measure(text) - 1)).toBeLessThan(0.02)
})

test("draws a text on its baseline, starting or ending at its position", () => {
  const left = boxOf(medium.draw("Hxm", { x: 40, y: 200, size: 100 }))
  expect(left.x).toBeGreaterThan(40)
  expect(left.x).toBeLessThan(60)
  // These letters have no descenders; capitals of Inter are 0.727 of the font size.
  expect(left.y + left.height).toBeCloseTo(200, 0)
  expect(left.height).toBeCloseTo(72.7, 0)
  const right = boxOf(medium.draw("Hxm", { x: 1000, y: 200, size: 100, anchor: "end" }))
  expect(right.x + right.width).toBeLessThan(1000)
  expect(right.x + right.width).toBeGreaterThan(980)
})

test("draws wider letters in a heavier font, and kerns letter pairs", () => {
  const widthOf = (face: typeof medium, text: string, spacing = 0) =>
    boxOf(face.draw(text, { x: 0, y: 100, size: 100, spacing })).width
  expect(widthOf(semibold, "options")).toBeGreaterThan(widthOf(medium, "options"))
  expect(widthOf(medium, "ToTo")).toBeLessThan(100 * medium.measure("ToTo") - 5)
  expect(widthOf(medium, "abc", -0.02)).toBeCloseTo(widthOf(medium, "abc") - 4, 1)
})

test("draws nothing for a blank, and an empty box when the font lacks a letter", () => {
  expect(medium.draw(" ", { x: 0, y: 0, size: 10 })).not.toContain("<path")
  expect(boxOf(medium.draw("\u{1F600}", { x: 0, y: 100, size: 100 })).width).toBeGreaterThan(20)
})
