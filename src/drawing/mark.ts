import { brandColours } from "./palette"

/** Side of the square in which the mark is drawn. */
export const markSize = 64

/**
 * The mark: a payoff line, flat and then rising, with the two dots of its range, on a rounded
 * square.
 * @param bleed fills the whole square, as maskable and touch icons need; the figure is then smaller
 */
export function markShapes({
  field,
  figure,
  bleed = false,
}: {
  field: string
  figure: string
  bleed?: boolean
}): string {
  const shapes = [
    `<path d="M8 44H23L41 20H56" fill="none" stroke="${figure}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<circle cx="23" cy="44" r="6.5" fill="${figure}"/>`,
    `<circle cx="41" cy="20" r="6.5" fill="${figure}"/>`,
  ].join("")
  const square = bleed
    ? `<path d="M0 0H64V64H0z" fill="${field}"/>`
    : `<rect width="64" height="64" rx="14" fill="${field}"/>`
  return square + (bleed ? `<g transform="translate(9.6 9.6) scale(.7)">${shapes}</g>` : shapes)
}

/** The mark as a file: favicon and icons. */
export function markSvg({ bleed = false } = {}): string {
  const shapes = markShapes({ field: brandColours.violet, figure: brandColours.white, bleed })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}">${shapes}</svg>\n`
}
