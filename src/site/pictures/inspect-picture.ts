import { basename } from "node:path"
import sharp from "sharp"
import type { Rule } from "../../content/rules"
import { limits } from "../../site.config"
import { endingOf, type PictureType, typeNames, typeOfBytes, typeOfName } from "./picture-type"

/** Facts about a valid picture. */
export interface PictureFacts {
  type: PictureType
  /**
   * Size in whole pixels as displayed: rotated by its EXIF orientation, one frame of an animation.
   */
  width: number
  height: number
  /** Number of frames; 1 for a still picture. */
  frames: number
  bytes: number
  /** Set if the picture is too large for the build, which then publishes the file in one size. */
  flaw?: PictureFlaw
}

/** Reason why a file cannot be shown, and the fix. */
export interface PictureFault {
  message: string
  fix: string
}

/** Broken rule of a picture that can be shown anyway. */
export interface PictureFlaw extends PictureFault {
  kind: Rule
}

const accepted = "PNG, JPEG, WebP, AVIF, GIF or SVG"
const again = "export the picture again, or download it again from its source"
const { megapixels, side, animatedMegapixels } = limits.picture

/**
 * Decodes a whole picture, within limits, so that nothing can fail on it later.
 * @param file its path, for messages
 */
export async function inspectPicture(
  file: string,
  bytes: Buffer,
): Promise<PictureFacts | PictureFault> {
  const name = basename(file)
  if (bytes.length === 0) return { message: `the picture "${name}" is empty`, fix: again }
  const type = typeOfBytes(bytes)
  if (typeof type === "object")
    return { message: `"${name}" is ${type.what}, not a picture`, fix: `save it as ${accepted}` }
  try {
    return await (type === "svg" ? inspectSvg(bytes) : inspectRaster(name, type, bytes))
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n")
    return { message: `the picture "${name}" is damaged: ${reason}`, fix: again }
  }
}

/** Reports a picture with the extension of another type; browsers go by the bytes. */
export function nameFlaw(file: string, type: PictureType): PictureFlaw | undefined {
  const name = basename(file)
  if (typeOfName(name) === type) return undefined
  const better = `${name.replace(/\.[^.]*$/, "")}.${endingOf(type)}`
  return {
    kind: "mistyped-picture",
    message: `"${name}" is ${typeNames[type]} by its content`,
    fix: `name the file "${better}", here and in all texts, or save it as ${accepted}`,
  }
}

/** Parses an SVG without drawing it, because browsers draw it at any size. */
async function inspectSvg(bytes: Buffer): Promise<PictureFacts> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return {
    type: "svg",
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    frames: 1,
    bytes: bytes.length,
  }
}

async function inspectRaster(
  name: string,
  type: PictureType,
  bytes: Buffer,
): Promise<PictureFacts | PictureFault> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { pages = 1, pageHeight = header.height } = header
  const turned = (header.orientation ?? 1) >= 5
  const [width, height] = turned ? [pageHeight, header.width] : [header.width, pageHeight]
  const pixels = (width * height) / 1e6
  // Large pictures are not decoded, because decoding takes too much memory.
  const large = (fault: PictureFault): PictureFacts => ({
    ...{ type, width, height, frames: 1, bytes: bytes.length },
    flaw: { kind: "large-picture", ...fault },
  })
  if (pixels > megapixels || Math.max(width, height) > side) {
    const message = `the picture "${name}" has ${width} by ${height} pixels, too many for browsers`
    const fix = `save it with at most ${side} pixels on each side and ${megapixels} million in total`
    return large({ message, fix })
  }
  if (pixels * pages > animatedMegapixels) {
    const message = `the animation "${name}" has ${pages} frames of ${width} by ${height} pixels, too many for browsers`
    return large({ message, fix: "make it smaller or shorter, or save it as a video" })
  }
  // The GIF decoder drops incomplete frames.
  if (type === "gif" && !/;\0*$/.test(bytes.toString("latin1", bytes.length - 64)))
    throw new Error("the end of the file is missing")
  await decode(bytes, pages)
  const frames = pages > 1 ? pages : framesBeside(type, bytes)
  return { type, width, height, frames, bytes: bytes.length }
}

/**
 * Decodes every pixel and discards nearly all of the result. Extracting the full area before the
 * resize keeps the JPEG decoder from skipping data that the small size does not need.
 */
async function decode(bytes: Buffer, pages: number): Promise<void> {
  const picture = sharp(bytes, { failOn: "warning", limitInputPixels: false, pages })
  const { width, height } = await picture.metadata()
  if (pages === 1) picture.extract({ left: 0, top: 0, width, height })
  await picture.resize(16, 16, { fit: "fill", kernel: "linear" }).raw().toBuffer()
}

/**
 * Frames of animations that sharp reads as one frame: animated PNG (`acTL` before the pixels) and
 * AVIF (brand `avis`).
 */
function framesBeside(type: PictureType, bytes: Buffer): number {
  if (type === "avif") return bytes.toString("latin1", 8, 12) === "avis" ? 2 : 1
  const control = type === "png" ? bytes.subarray(0, bytes.indexOf("IDAT")).indexOf("acTL") : -1
  return control < 0 ? 1 : bytes.readUInt32BE(control + 4)
}
