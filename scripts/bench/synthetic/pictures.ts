import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { type Dice, dice } from "./dice"
import { phrase } from "./prose"

/** Pixels of the widest picture, and of the one in the middle, as a real documentation of three years had them. */
const WIDEST = 6750
const MEDIAN = 1800
const HIGHEST = 4500

export interface GeneratedPicture {
  name: string
  width: number
  height: number
  isPhoto: boolean
}

/** What a tree of so many pictures holds: photographs as JPEG, screenshots as PNG, most about as wide as the median. */
export function picturePlan(count: number, seed = 1): GeneratedPicture[] {
  const random = dice(seed)
  return Array.from({ length: count }, (_, index) => {
    const drawn = Math.round(random.spread(MEDIAN, 0.45))
    const width = index === 0 ? WIDEST : Math.min(WIDEST, Math.max(240, drawn))
    const height = Math.min(HIGHEST, Math.round(width * (0.4 + random.int(0, 40) / 100)))
    const isPhoto = random.chance(0.45)
    return { name: `picture-${index + 1}.${isPhoto ? "jpg" : "png"}`, width, height, isPhoto }
  })
}

/** Writes the pictures of a plan into a folder, unless an earlier run has. */
export async function writePictures(
  folder: string,
  plan: readonly GeneratedPicture[],
): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const random = dice(plan.length)
  const [photo, screenshot] = [await photograph(random), await screen(random)]
  const next = plan.values()
  const worker = async () => {
    for (const { name, width, height, isPhoto } of next) {
      const area = {
        ...{ width, height },
        left: random.int(0, WIDEST - width),
        top: random.int(0, HIGHEST - height),
      }
      const part = open(isPhoto ? photo : screenshot).extract(area)
      const encoded = isPhoto ? part.jpeg({ quality: 80 }) : part.png({ compressionLevel: 6 })
      await encoded.toFile(join(unfinished, name))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  renameSync(unfinished, folder)
}

const open = (pixels: Buffer) =>
  sharp(pixels, { raw: { width: WIDEST, height: HIGHEST, channels: 3 }, limitInputPixels: false })

const pixelsOf = (picture: Sharp) => picture.removeAlpha().toColourspace("srgb").raw().toBuffer()

/** Soft colours with the grain of a camera. */
async function photograph(random: Dice): Promise<Buffer> {
  const [columns, rows, side] = [96, 64, 512]
  const colours = Buffer.from(Array.from({ length: columns * rows * 3 }, () => random.int(0, 255)))
  const grain = Buffer.from(
    Array.from({ length: side * side }, () => {
      const level = 128 + random.int(-30, 30) + random.int(-30, 30)
      return [level, level, level]
    }).flat(),
  )
  const tile = await sharp(grain, { raw: { width: side, height: side, channels: 3 } })
    .blur(0.8)
    .png()
    .toBuffer()
  const soft = await sharp(colours, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(WIDEST, HIGHEST, { fit: "fill" })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return pixelsOf(sharp(soft).composite([{ input: tile, tile: true, blend: "overlay" }]))
}

/** Lines of text in colours, and filled boxes among them. */
async function screen(random: Dice): Promise<Buffer> {
  const parts: string[] = []
  for (let y = 40; y < HIGHEST; y += 26) {
    for (let x = 20; x < WIDEST; x += random.int(700, 1200)) {
      const colour = `hsl(${random.int(0, 359)},60%,30%)`
      parts.push(
        `<text x="${x}" y="${y}" font-size="16" fill="${colour}">${phrase(random, random.int(3, 14))}</text>`,
      )
      if (random.chance(0.04))
        parts.push(
          `<rect x="${x}" y="${y}" width="${random.int(50, 400)}" height="120" fill="hsl(${random.int(0, 359)},50%,70%)"/>`,
        )
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDEST}" height="${HIGHEST}"><rect width="100%" height="100%" fill="#fff"/>${parts.join("")}</svg>`
  return pixelsOf(sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true }))
}
