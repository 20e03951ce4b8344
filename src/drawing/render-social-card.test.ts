import { mkdtemp, readdir, rm, utimes } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { renderSocialCard, titleMeasure } from "./render-social-card"
import { socialCardSvg } from "./social-card"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cards-"))
})
afterEach(() => rm(folder, { recursive: true }))

async function svgOf(title: string): Promise<string> {
  const subject = { title, kind: "doc", seed: "/x", section: "Docs", siteName: "Example" }
  return socialCardSvg(subject, await titleMeasure())
}

test("a card is a PNG of 1200 by 630 pixels below 100 kB", async () => {
  const png = await renderSocialCard(await svgOf("How wide should a range be?"), folder)
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
  expect(png.length).toBeLessThan(100_000)
})

test("the title is drawn in the fonts of the package", async () => {
  const svg = await svgOf("Streamia")
  const [withTitle, without] = await Promise.all(
    [svg, svg.replace("Streamia", "")].map(text => renderSocialCard(text, folder)),
  )
  const area = { left: 80, top: 150, width: 400, height: 90 }
  const [drawn, empty] = await Promise.all(
    [withTitle, without].map(async png => {
      const detail = await sharp(png).extract(area).png().toBuffer()
      return (await sharp(detail).stats()).entropy
    }),
  )
  expect(empty).toBe(0)
  expect(drawn).toBeGreaterThan(1)
})

test("a card that was drawn before comes from the cache", async () => {
  const svg = await svgOf("Streamia")
  const first = await renderSocialCard(svg, folder)
  const [file = ""] = await readdir(folder)
  await utimes(join(folder, file), 1, 1)
  expect((await renderSocialCard(svg, folder)).equals(first)).toBe(true)
  expect(await readdir(folder)).toEqual([file])
})

test("another title is another picture in the cache", async () => {
  await renderSocialCard(await svgOf("One"), folder)
  await renderSocialCard(await svgOf("Two"), folder)
  expect(await readdir(folder)).toHaveLength(2)
})

test("widths follow the font: an m is wider than an i and nothing is free", async () => {
  const measure = await titleMeasure()
  expect(measure("m")).toBeGreaterThan(2 * measure("i"))
  expect(measure(" ")).toBeGreaterThan(0.1)
  expect(measure("mi")).toBeCloseTo(measure("m") + measure("i"))
})

test("measured widths are those of the drawn text, to a few percent", async () => {
  const measure = await titleMeasure()
  const { Resvg } = await import("@resvg/resvg-js")
  const text = "Perpetual options on any token"
  const font = require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="200"><text y="100" font-size="100">${text}</text></svg>`
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [font], defaultFontFamily: "Inter SemiBold" },
  }).getBBox()
  expect(Math.abs((drawn?.width ?? 0) / 100 / measure(text) - 1)).toBeLessThan(0.04)
})
