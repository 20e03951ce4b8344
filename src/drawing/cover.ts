import { type Art, artOf, toneOf } from "./art"
import type { ArtSubject } from "./art-subject"
import { coverStyle, namedPalette } from "./palette"

export const coverSize = { width: 1200, height: 675 } as const

const field = { left: 96, top: 96, right: 1104, bottom: 572 } as const

/** Describes the cover of a subject in words. */
export function coverAlt(subject: ArtSubject): string {
  return drawn(subject).alt
}

const known = new WeakMap<ArtSubject, Art>()

/** Draws each subject once, because its description and its picture are requested separately. */
function drawn(subject: ArtSubject): Art {
  const art = known.get(subject) ?? artOf(subject, field, namedPalette)
  known.set(subject, art)
  return art
}

/** Maximum length of a data URL in characters. */
const HELD = 8000

/**
 * Data URL of a cover, or null if it is too long. It is meant for the first cover of a page, which
 * would otherwise load one round trip later.
 */
export function heldCover(subject: ArtSubject): string | null {
  const address = `data:image/svg+xml,${encodeURIComponent(coverSvg(subject))}`
  return address.length <= HELD ? address : null
}

/**
 * Cover of an article without an image: an SVG of a few kilobytes, without text, on its own
 * background, light or dark with the page. The same subject always gives the same bytes; another
 * seed gives another picture.
 */
export function coverSvg(subject: ArtSubject): string {
  const { width, height } = coverSize
  const { drawing } = drawn(subject)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${coverStyle(toneOf(subject))}</style><path d="M0 0H${width}V${height}H0z" fill="var(--b)"/>${drawing}</svg>`
}
