import { afterPaint } from "./after-paint"

/** Their lines, rows and words cannot be left out by themselves. */
const inOnePiece = "p, pre, table"

/** Milliseconds for which what is below waits for a press to end. */
const longestPress = 500

/** What waits at present. */
let waiting: readonly Measured[] = []

/**
 * Before a change that concerns the whole page, such as its colours: what is below the screen takes part in it when
 * the next frame has been drawn, and keeps its place until then. See docs/decisions/0086-screen-first.md.
 */
export function letBelowWait(): void {
  leaveOutBelow()
  afterPaint(takeInBelow)
}

/**
 * When a press begins that will change the whole page: the finger rests for longer than it takes to find what is below. Without a change, as when
 * the finger turns out to scroll, it comes back.
 */
export function prepareToLetBelowWait(): void {
  leaveOutBelow()
  setTimeout(takeInBelow, longestPress)
  addEventListener("pointercancel", takeInBelow)
}

function leaveOutBelow(): void {
  if (waiting[0]) return
  // All is measured before anything is changed: a change in between would have the page laid out anew each time.
  waiting = piecesBelow(document.body, innerHeight, [])
  show("hidden")
}

function takeInBelow(): void {
  show("")
  waiting = []
}

/** Without a visibility as their rules have it. */
function show(visibility: "hidden" | ""): void {
  for (const { piece, size } of waiting) {
    piece.style.setProperty("content-visibility", visibility)
    piece.style.setProperty("contain-intrinsic-size", visibility && size)
  }
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
