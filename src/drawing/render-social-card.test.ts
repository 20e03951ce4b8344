import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp, { type Region } from "sharp"
import { cardFonts, renderSocialCard } from "./render-social-card"
import { socialCardSvg } from "./social-card"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cards-"))
})
afterEach(() => rm(folder, { recursive: true }))

async function drawn(title: string, section = "Docs"): Promise<Buffer> {
  const subject = { title, kind: "doc", seed: "/x", section, siteName: "Example" }
  const fonts = await cardFonts()
  return renderSocialCard(() => socialCardSvg(subject, fonts), `${title}-${section}`, folder)
}

test("renders a PNG of 1200 by 630 pixels below 100 kB", async () => {
  const png = await drawn("How wide should a range be?")
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
  expect(png.length).toBeLessThan(100_000)
})

test("draws title and label at their places", async () => {
  const card = await drawn("Streamia")
  const withoutLabel = await drawn("Streamia", "")
  const areas = {
    title: { left: 80, top: 150, width: 400, height: 90 },
    label: { left: 1000, top: 80, width: 120, height: 30 },
  }
  const detailOf = async (png: Buffer, area: Region) => {
    const detail = await sharp(png).extract(area).png().toBuffer()
    return (await sharp(detail).stats()).entropy
  }
  expect(await detailOf(card, areas.title)).toBeGreaterThan(1)
  expect(await detailOf(card, areas.label)).toBeGreaterThan(1)
  expect(await detailOf(withoutLabel, areas.label)).toBe(0)
})

test("sets the title in a heavier font than the labels", async () => {
  const { title, label } = await cardFonts()
  expect(title.measure("options")).toBeGreaterThan(label.measure("options"))
})

test("reads a card from the cache when it was drawn before", async () => {
  const first = await drawn("Streamia")
  const [file = ""] = await readdir(folder)
  const again = await renderSocialCard(
    () => {
      throw new Error("drawn again")
    },
    file.replace(".png", ""),
    folder,
  )
  expect(again.equals(first)).toBe(true)
  expect(await readdir(folder)).toEqual([file])
})

test("draws a new picture when the card differs", async () => {
  await drawn("One")
  await drawn("Two")
  expect(await readdir(folder)).toHaveLength(2)
})
