/** Boxes that scroll sideways; what shows their text is src/styles/content/wide-content.css. */
const BOXES = ".table-scroll,.math-display,.diagram-box,pre"

let sizes: ResizeObserver | undefined

/**
 * Tells readers beside each box how much of it lies beyond its edge: "3 more columns". Again for boxes that came later. A
 * box that has nothing to scroll is no stop of the Tab key. The first time is after the browser's next layout, which it need not do for this.
 */
export function countHidden(): void {
  sizes ??= watch()
  for (const box of boxes()) {
    // One that is watched already would not be told of again.
    sizes.unobserve(box)
    sizes.observe(box)
  }
}

const boxes = () => [...document.querySelectorAll(BOXES)]

function watch(): ResizeObserver {
  addEventListener("resize", () => say(boxes()))
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element && target.matches(BOXES)) say([target])
  }
  document.addEventListener("scroll", onScroll, { capture: true, passive: true })
  return new ResizeObserver(entries => say(entries.map(({ target }) => target)))
}

/** Measures all boxes before it marks any: each mark would have the page laid out anew for the next measure. */
function say(some: readonly Element[]): void {
  const measured = some.map(box => ({ box, wider: isWider(box), text: hiddenIn(box) }))
  for (const { box, wider, text } of measured) {
    if (wider) box.setAttribute("tabindex", "0")
    else if (box !== document.activeElement) box.removeAttribute("tabindex")
    if (box.matches("pre")) continue
    if (text) box.setAttribute("data-hidden", text)
    else box.removeAttribute("data-hidden")
  }
}

/** A pixel is rounding. */
const isWider = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth > 1

/** Words for a box with more beyond its right edge; a pixel less is rounding. */
const hiddenIn = (box: Element): string =>
  box.scrollWidth - box.clientWidth - box.scrollLeft <= 1 ? "" : "Scroll for more"
