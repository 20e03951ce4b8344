import sharp, { type Sharp } from "sharp"
import type { Picture } from "../site/pictures/open-picture"

/** How a file is made of a picture. Settings by measurement: docs/decisions/0059-pictures.md. */
export interface Recipe {
  /** Tells it from other files of the picture; holds the settings, so that others give another file. */
  name: string
  /** Ending of the file. */
  type: "avif" | "webp" | "jpg"
  width: number
  /** Cut to this height; else in the picture's own shape. */
  height?: number
  encode(picture: Sharp): Sharp
}

/** Pixels; the text column on a small screen and on a fine one. */
const SMALL_SCREEN = 480
const FINE_SCREEN = 960

/** Widest that a picture stands in the text. */
export const COLUMN = 640

/** Bytes up to which a picture is served as it is. */
const SMALL = 10_000

const avif = (width: number): Recipe => ({
  name: `${width}-q50-e0`,
  type: "avif",
  width,
  encode: picture => picture.avif({ quality: 50, effort: 0 }),
})

/** What responsive pages choose from; none for drawings, animations and pictures that are small already. */
export function sizesOf({ type, frames, width, bytes }: Picture): Recipe[] {
  if (type === "svg" || frames > 1 || bytes <= SMALL) return []
  const widest = Math.min(width, FINE_SCREEN)
  // A size that is hardly smaller than the next helps nobody.
  const widths = SMALL_SCREEN < widest * 0.8 ? [SMALL_SCREEN, widest] : [widest]
  return widths.map(avif)
}

/** The first frame of an animation, for readers who want no motion. */
export function stillOf({ frames, width }: Picture): Recipe[] {
  if (frames < 2) return []
  return [
    {
      name: "still-q75",
      type: "webp",
      width: Math.min(width, FINE_SCREEN),
      encode: picture => picture.webp({ quality: 75, effort: 2 }),
    },
  ]
}

/** The size that social networks ask for. */
export const socialCard: Recipe = {
  name: "card-q80",
  type: "jpg",
  width: 1200,
  height: 630,
  encode: picture => picture.flatten({ background: "#fff" }).jpeg({ quality: 80 }),
}

/** Name below which a file is kept: by the version of sharp too, since another one may encode to other bytes. */
export const keptName = ({ digest }: Pick<Picture, "digest">, { name, type }: Recipe) =>
  `${digest}-${name}-sharp${sharp.versions.sharp}.${type}`
