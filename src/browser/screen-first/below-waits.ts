import { afterPaint } from "./after-paint"

/** Their lines, rows and words cannot be left out by themselves. */
const inOnePiece = "p, pre, table"

/**
 * Before a change that concerns the whole page, such as its colours: what is below the screen takes part in it when
 * the next frame has been drawn, and keeps its place until then. See docs/decisions/0086-screen-first.md.
 */
export function letBelowWait(): void {
  // All is measured before anything is changed: a change in between would have the page laid out anew each time.
  const below = [...piecesBelow(document.body)].map(piece => ({ piece, size: sizeOf(piece) }))
  for (const { piece, size } of below) {
    piece.style.setProperty("content-visibility", "hidden")
    piece.style.setProperty("contain-intrinsic-size", size)
  }
  afterPaint(() => {
    for (const { piece } of below) {
      piece.style.removeProperty("content-visibility")
      piece.style.removeProperty("contain-intrinsic-size")
    }
  })
}

/** The largest pieces that begin below the screen, whatever the page consists of. */
function* piecesBelow(part: Element): Generator<HTMLElement> {
  for (const piece of part.children) {
    if (!(piece instanceof HTMLElement)) continue
    const { top, bottom, width } = piece.getBoundingClientRect()
    // What is left out of a frame loses the focus.
    if (top > innerHeight && !piece.contains(document.activeElement)) yield piece
    else if ((bottom > innerHeight || hasBoxesInside(piece, width)) && !piece.matches(inOnePiece))
      yield* piecesBelow(piece)
  }
}

/** Whether a piece has no box of its own, but parts with one. */
function hasBoxesInside(piece: HTMLElement, width: number): boolean {
  return width === 0 && getComputedStyle(piece).display === "contents"
}

/** Width and height in CSS pixels. */
function sizeOf(piece: HTMLElement): string {
  const { width, height } = piece.getBoundingClientRect()
  return `${width}px ${height}px`
}
