/** Pixels between a preview and the edges of the window. */
const margin = 12

/**
 * Places a fixed element below the first line of a link, or above it if there is no room below. The
 * element stays clear of the bars at the top of the window, so that their buttons can be reached.
 */
export function placeBeside(preview: HTMLElement, link: HTMLElement): void {
  // A link that wraps onto two lines has a box on each.
  const [line = link.getBoundingClientRect()] = link.getClientRects()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = preview
  const left = Math.min(line.left, clientWidth - offsetWidth - margin)
  const isRoomBelow = line.bottom + offsetHeight + margin < clientHeight
  const top = isRoomBelow ? line.bottom : line.top - offsetHeight
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  preview.style.left = `${Math.max(margin, left)}px`
  preview.style.top = `${Math.max(margin, bars, top)}px`
}
