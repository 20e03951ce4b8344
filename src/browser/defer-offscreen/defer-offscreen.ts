import { afterPaint } from "./after-paint"

/** Elements hidden as a whole, because their lines, rows and words cannot be hidden separately. */
const inOnePiece = "p, pre, table"

/**
 * Hides offscreen content until the next frame is painted; called before a change of the whole
 * page, such as its color mode. See docs/decisions/0086-screen-first.md.
 */
export function deferOffscreen(): void {
  // Measures everything before changing anything, because each change would force a new layout.
  const below = offscreenPieces(document.body, innerHeight, [])
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

interface MeasuredPiece {
  piece: HTMLElement
  /** Width and height in CSS pixels. */
  size: string
}

/**
 * Returns the largest elements that begin below the screen. Not a generator, because the reader
 * waits for this walk and a generator took longer (docs/decisions/0086-screen-first.md).
 * @param screen height of the screen in CSS pixels
 * @param found results so far, to which the walk adds
 */
function offscreenPieces(part: Element, screen: number, found: MeasuredPiece[]): MeasuredPiece[] {
  for (let piece = part.firstElementChild; piece; piece = piece.nextElementSibling) {
    if (!(piece instanceof HTMLElement)) continue
    const { top, bottom, width, height } = piece.getBoundingClientRect()
    // A hidden element would lose the focus.
    if (top > screen && !piece.contains(document.activeElement))
      found.push({ piece, size: `${width}px ${height}px` })
    else if ((bottom > screen || hasBoxesInside(piece, width)) && !piece.matches(inOnePiece))
      offscreenPieces(piece, screen, found)
  }
  return found
}

/** Returns true if an element has no box of its own, although its children may have one. */
function hasBoxesInside(piece: HTMLElement, width: number): boolean {
  return width === 0 && getComputedStyle(piece).display === "contents"
}
