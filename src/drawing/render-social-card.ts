import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { renderAsync } from "@resvg/resvg-js"
import sharp from "sharp"
import { cardTitleFont } from "../content/card-font"
import type { CardFonts } from "./social-card"
import { typefaceOf } from "./typeface"

// Resolved from the project because Gatsby bundles this file elsewhere before it runs.
const project = createRequire(join(process.cwd(), "package.json"))
const typeface = async (file: string) => typefaceOf(await readFile(project.resolve(file)))

/** Reads the fonts, which all cards share. */
export async function cardFonts(): Promise<CardFonts> {
  const title = await typeface(cardTitleFont)
  return { title, label: await typeface("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf") }
}

/**
 * Renders a social card as a truecolor PNG, or reads it if it is cached. A palette would halve the
 * few kilobytes but take three times as long; the two highest compression levels save a tenth for
 * twice the time.
 * @param svg draws the card
 * @param key name of the picture in the cache folder, the same for all cards that look the same
 */
export async function renderSocialCard(
  svg: () => string,
  key: string,
  cacheFolder: string,
): Promise<Buffer> {
  const file = join(cacheFolder, `${key}.png`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const png = await drawPng(svg())
  await mkdir(cacheFolder, { recursive: true })
  // Written to a temporary file and renamed, so that an interrupted build leaves no partial
  // picture.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, png)
  await rename(unfinished, file)
  return png
}

async function drawPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  const raw = { width: image.width, height: image.height, channels: 4 as const }
  return sharp(image.pixels, { raw }).removeAlpha().png({ compressionLevel: 7 }).toBuffer()
}
