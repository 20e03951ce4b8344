import { createHash } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { renderAsync } from "@resvg/resvg-js"
import sharp from "sharp"
import { measureWith } from "./glyph-widths"
import type { Measure } from "./text-layout"

// Resolved from the project, not from this file, which Gatsby bundles elsewhere before it runs.
const project = createRequire(join(process.cwd(), "package.json"))
const fontFile = (weight: string) =>
  project.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`)

/** Raise when rendering changes, so that cached pictures are drawn anew. */
const version = 2

/** Widths of the titles' font; reads the font once. */
export async function titleMeasure(): Promise<Measure> {
  return measureWith(await readFile(fontFile("600SemiBold")))
}

/**
 * A social card as PNG. True colour: a palette would halve the few kilobytes but take three times as long; the two
 * last levels of compression save a tenth of them for twice the time.
 *
 * @param cacheFolder Pictures are kept here by the digest of their SVG; a known one is only read.
 */
export async function renderSocialCard(svg: string, cacheFolder: string): Promise<Buffer> {
  const digest = createHash("sha256").update(`${version}\n${svg}`).digest("hex")
  const file = join(cacheFolder, `${digest.slice(0, 32)}.png`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const png = await drawPng(svg)
  await mkdir(cacheFolder, { recursive: true })
  // Written aside and renamed, so that a build that is stopped leaves no half picture.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, png)
  await rename(unfinished, file)
  return png
}

async function drawPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [fontFile("600SemiBold"), fontFile("500Medium")],
      defaultFontFamily: "Inter SemiBold",
    },
  })
  const raw = { width: image.width, height: image.height, channels: 4 as const }
  return sharp(image.pixels, { raw }).removeAlpha().png({ compressionLevel: 7 }).toBuffer()
}
