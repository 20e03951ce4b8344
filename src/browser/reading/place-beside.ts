/** Pixels between a card and the edges of the window. */
const margin = 12

/**
 * Puts a fixed element under the line of a link where the link begins, above it where there is no room below. It keeps below the bars at
 * the top of the window, whose buttons stay in reach.
 */
export function placeBeside(card: HTMLElement, link: HTMLElement): void {
  // A link that is broken over two lines has a box on each.
  const [line = link.getBoundingClientRect()] = link.getClientRects()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = card
  const left = Math.min(line.left, clientWidth - offsetWidth - margin)
  const isRoomBelow = line.bottom + offsetHeight + margin < clientHeight
  const top = isRoomBelow ? line.bottom : line.top - offsetHeight
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  card.style.left = `${Math.max(margin, left)}px`
  card.style.top = `${Math.max(margin, bars, top)}px`
}
