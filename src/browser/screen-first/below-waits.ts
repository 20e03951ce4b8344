import { afterPaint } from "./after-paint"

/** What long pages consist of, whatever their layout. */
const parts = "main > section, main > ul > li, .prose > *, footer"

/**
 * Before a change that concerns the whole page, such as its colours: what is below the screen takes part in it when
 * the next frame has been drawn, and keeps its place until then. See docs/decisions/0086-screen-first.md.
 */
export function letBelowWait(): void {
  const below = [...document.querySelectorAll<HTMLElement>(parts)]
    .map(part => ({ part, ...sizeOf(part) }))
    // What is left out of a frame loses the focus.
    .filter(({ part, top }) => top > innerHeight && !part.contains(document.activeElement))
  for (const { part, height } of below) {
    part.style.setProperty("content-visibility", "hidden")
    part.style.setProperty("contain-intrinsic-block-size", `${height}px`)
  }
  afterPaint(() => {
    for (const { part } of below) {
      part.style.removeProperty("content-visibility")
      part.style.removeProperty("contain-intrinsic-block-size")
    }
  })
}

/** CSS pixels, the top from that of the screen. */
function sizeOf(part: HTMLElement): { top: number; height: number } {
  const { top, height } = part.getBoundingClientRect()
  return { top, height }
}
