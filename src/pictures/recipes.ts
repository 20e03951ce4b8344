import sharp, { type Sharp } from "sharp"
import type { Picture } from "../site/pictures/open-picture"

/**
 * Recipe for a file made from a picture. Settings by measurement: docs/decisions/0059-pictures.md.
 */
export interface Recipe {
  /** Unique among the picture's files. Includes the settings, so new settings give a new file. */
  name: string
  /** File extension. */
  type: "avif" | "webp" | "jpg"
  width: number
  /** Height to crop to. The default keeps the aspect ratio. */
  height?: number
  encode(picture: Sharp): Sharp
}

/* Widths of the text column in pixels, on a small screen and on a high-density one. */
const SMALL_SCREEN = 480
const FINE_SCREEN = 960

/** Width of the text column in CSS pixels. */
export const COLUMN = 640

/** Size in bytes up to which a picture is served unchanged. */
const SMALL = 10_000

const avif = (width: number): Recipe => ({
  name: `${width}-q50-e0`,
  type: "avif",
  width,
  encode: picture => picture.avif({ quality: 50, effort: 0 }),
})

/** Recipes of the `srcset` sizes; none for drawings, animations, small and too large pictures. */
export function sizesOf({ type, frames, width, bytes, flaw }: Picture): Recipe[] {
  if (type === "svg" || frames > 1 || bytes <= SMALL || flaw?.kind === "large-picture") return []
  const widest = Math.min(width, FINE_SCREEN)
  // A size barely smaller than the next one is not worth generating.
  const widths = SMALL_SCREEN < widest * 0.8 ? [SMALL_SCREEN, widest] : [widest]
  return widths.map(avif)
}

/** Recipe of an animation's first frame, for readers who prefer reduced motion. */
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

/** Recipe of the size that social networks request. */
export const socialCard: Recipe = {
  name: "card-q80",
  type: "jpg",
  width: 1200,
  height: 630,
  encode: picture => picture.flatten({ background: "#fff" }).jpeg({ quality: 80 }),
}

/** Cache name of a file. Includes the sharp version, since another one may encode differently. */
export const keptName = ({ digest }: Pick<Picture, "digest">, { name, type }: Recipe) =>
  `${digest}-${name}-sharp${sharp.versions.sharp}.${type}`
