import { afterPaint } from "./after-paint"

/** Their lines, rows and words cannot be left out by themselves. */
const inOnePiece = "p, pre, table"

/**
 * Before a change that concerns the whole page, such as its colours: what is below the screen takes part in it when
 * the next frame has been drawn, and keeps its place until then. See docs/decisions/0086-screen-first.md.
 */
export function letBelowWait(): void {
  // All is measured before anything is changed: a change in between would have the page laid out anew each time.
  const below = piecesBelow(document.body, innerHeight, [])
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

interface Measured {
  piece: HTMLElement
  /** Width and height in CSS pixels. */
  size: string
}

/**
 * The largest pieces that begin below the screen, whatever the page consists of. The reader waits for this walk: a
 * generator took longer (docs/decisions/0086-screen-first.md).
 * @param screen height of the screen in CSS pixels
 * @param found what the walk has found so far, and adds to
 */
function piecesBelow(part: Element, screen: number, found: Measured[]): Measured[] {
  for (let piece = part.firstElementChild; piece; piece = piece.nextElementSibling) {
    if (!(piece instanceof HTMLElement)) continue
    const { top, bottom, width, height } = piece.getBoundingClientRect()
    // What is left out of a frame loses the focus.
    if (top > screen && !piece.contains(document.activeElement))
      found.push({ piece, size: `${width}px ${height}px` })
    else if ((bottom > screen || hasBoxesInside(piece, width)) && !piece.matches(inOnePiece))
      piecesBelow(piece, screen, found)
  }
  return found
}

/** Whether a piece has no box of its own, but parts with one. */
function hasBoxesInside(piece: HTMLElement, width: number): boolean {
  return width === 0 && getComputedStyle(piece).display === "contents"
}
