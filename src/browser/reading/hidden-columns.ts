/** Boxes that scroll sideways; what shows their text is src/styles/wide-content.css. */
const BOXES = ".table-scroll,.math-display,.diagram-box,pre"

let sizes: ResizeObserver | undefined

/**
 * Tells readers beside each box how much of it lies beyond its edge: "3 more columns". Again for boxes that came later. A
 * box that has nothing to scroll is no stop of the Tab key.
 */
export function countHidden(): void {
  sizes ??= watch()
  for (const box of document.querySelectorAll(BOXES)) {
    say(box)
    sizes.observe(box)
  }
}

function watch(): ResizeObserver {
  addEventListener("resize", countHidden)
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element && target.matches(BOXES)) say(target)
  }
  document.addEventListener("scroll", onScroll, { capture: true, passive: true })
  return new ResizeObserver(entries => {
    for (const { target } of entries) say(target)
  })
}

function say(box: Element): void {
  if (isWider(box)) box.setAttribute("tabindex", "0")
  else if (box !== document.activeElement) box.removeAttribute("tabindex")
  if (box.matches("pre")) return
  const text = hiddenIn(box)
  if (text) box.setAttribute("data-hidden", text)
  else box.removeAttribute("data-hidden")
}

/** A pixel is rounding. */
const isWider = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth > 1

/** What lies beyond the right edge of a box, in words; a pixel less is rounding. */
function hiddenIn(box: Element): string {
  if (box.scrollWidth - box.clientWidth - box.scrollLeft <= 1) return ""
  const row = box.querySelector("tr")
  if (!row) return `the ${box.matches(".diagram-box") ? "diagram" : "formula"} goes on`
  const edge = box.getBoundingClientRect().left + box.clientWidth + 1
  const count = [...row.cells].filter(cell => cell.getBoundingClientRect().right > edge).length
  return count > 1 ? `${count} more columns` : "1 more column"
}
