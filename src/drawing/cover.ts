import { type Art, artOf, toneOf } from "./art"
import type { ArtSubject } from "./art-subject"
import { coverStyle, namedPalette } from "./palette"

export const coverSize = { width: 1200, height: 675 } as const

const field = { left: 96, top: 96, right: 1104, bottom: 572 } as const

/** What the cover of a subject shows, in words. */
export function coverAlt(subject: ArtSubject): string {
  return drawn(subject).alt
}

const known = new WeakMap<ArtSubject, Art>()

/** The drawing, once for each object: words and picture are asked for one after the other. */
function drawn(subject: ArtSubject): Art {
  const art = known.get(subject) ?? artOf(subject, field, namedPalette)
  known.set(subject, art)
  return art
}

/** Characters of an address that holds a cover. */
const HELD = 8000

/** An address that holds a cover itself, for the first of a page: asked for apart it comes a way to the host later. Null for a large one. */
export function heldCover(subject: ArtSubject): string | null {
  const address = `data:image/svg+xml,${encodeURIComponent(coverSvg(subject))}`
  return address.length <= HELD ? address : null
}

/**
 * Cover of an article that has no image of its own: an SVG of a few kilobytes, without text, on its own
 * background, light or dark with the page. The same subject gives the same bytes, another seed another picture.
 */
export function coverSvg(subject: ArtSubject): string {
  const { width, height } = coverSize
  const { drawing } = drawn(subject)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${coverStyle(toneOf(subject))}</style><path d="M0 0H${width}V${height}H0z" fill="var(--b)"/>${drawing}</svg>`
}
