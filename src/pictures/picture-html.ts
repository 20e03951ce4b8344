import type { ImageReference } from "../content/schema/body"
import { escapeAttribute } from "../lib/escape-html"
import { COLUMN } from "./recipes"
import type { ServedPicture } from "./serve-picture"

/** Largest default width, in pixels. */
const WIDEST = 960

/** Size in bytes above which an animation does not start by itself. */
const LARGE_ANIMATION = 1_000_000

/** Displayed size in whole pixels: the author's, capped at the picture's own unless a drawing. */
export function shownSize(
  { width: wished, height: high }: Pick<ImageReference, "width" | "height">,
  own: { width: number; height: number },
  isDrawing: boolean,
): { width: number; height: number } {
  const asked = wished ?? (high ? (high * own.width) / own.height : Math.min(own.width, WIDEST))
  const width = Math.round(isDrawing ? asked : Math.min(asked, own.width))
  const height = isDrawing && wished && high ? high : Math.round((width * own.height) / own.width)
  return { width: Math.max(1, width), height: Math.max(1, height) }
}

export const srcSetOf = (sizes: ServedPicture["sizes"]) =>
  sizes.map(({ src, width }) => `${src} ${width}w`).join(", ")

/** Value of the `sizes` attribute for a picture in the text. */
export function sizesAttribute(width: number): string {
  const shown = Math.min(width, COLUMN)
  return `(min-width: ${shown}px) ${shown}px, 100vw`
}

/**
 * HTML of a picture in the text. A picture that is wider than the column or animated links to its
 * file, which opens large; a large animation plays only there.
 * @param isFirst true for the first picture of the page, which loads immediately
 */
export function pictureHtml(
  image: ImageReference,
  picture: ServedPicture,
  isFirst: boolean,
): string {
  const { src, still, sizes, bytes } = picture
  const isAsked = still !== undefined && bytes > LARGE_ANIMATION && !image.linked
  const { width, height } = shownSize(image, picture, /\.svg$/i.test(src))
  const alternatives = [
    ...(sizes.length > 0
      ? [`type="image/avif" srcset="${srcSetOf(sizes)}" sizes="${sizesAttribute(width)}"`]
      : []),
    ...(still && !isAsked ? [`media="(prefers-reduced-motion: reduce)" srcset="${still}"`] : []),
  ].map(attributes => `<source ${attributes}>`)
  const img = `<img src="${isAsked ? still : src}" width="${width}" height="${height}" ${attributesOf(image, isFirst)}>`
  const html = alternatives.length > 0 ? `<picture>${alternatives.join("")}${img}</picture>` : img
  const opens = (still !== undefined || picture.width > COLUMN) && !image.linked
  if (!opens || /\.svg$/i.test(src)) return html
  const does = isAsked ? "Play" : "Open large"
  const label = image.alt ? `${does}: ${image.alt}` : does
  const play = isAsked ? " data-play" : ""
  return `<a href="${src}" data-aid="picture"${play} aria-label="${escapeAttribute(label)}">${html}</a>`
}

/** HTML of a picture that is on another site or is broken. */
export function plainHtml(image: ImageReference, isFirst: boolean): string {
  const { width, height } = image
  const size = `${width ? ` width="${width}"` : ""}${height ? ` height="${height}"` : ""}`
  return `<img src="${escapeAttribute(image.src)}" ${attributesOf(image, isFirst)}${size}>`
}

function attributesOf({ alt, title }: ImageReference, isFirst: boolean): string {
  const loading = isFirst ? ' fetchpriority="high"' : ' loading="lazy"'
  const titled = title ? ` title="${escapeAttribute(title)}"` : ""
  return `alt="${escapeAttribute(alt)}"${titled}${loading} decoding="async"`
}
