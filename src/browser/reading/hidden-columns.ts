/**
 * Boxes that scroll sideways. src/styles/content/wide-content.css shows their `data-hidden` text.
 */
const BOXES = ".table-scroll,.math-display,.diagram-box,pre"

let sizes: ResizeObserver | undefined

/**
 * Marks each box with how much lies beyond its edge, such as "3 more columns", and makes only boxes
 * that scroll tab stops; called again when boxes are added. Measuring waits for the browser's next
 * layout, so it forces none.
 */
export function countHidden(): void {
  sizes ??= watch()
  for (const box of boxes()) {
    // Observing a box again has no effect before `unobserve`.
    sizes.unobserve(box)
    sizes.observe(box)
  }
}

const boxes = () => [...document.querySelectorAll(BOXES)]

function watch(): ResizeObserver {
  addEventListener("resize", () => label(boxes()))
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element && target.matches(BOXES)) label([target])
  }
  document.addEventListener("scroll", onScroll, { capture: true, passive: true })
  return new ResizeObserver(entries => label(entries.map(({ target }) => target)))
}

/** Measures all boxes before marking any, because each mark would force a new layout. */
function label(some: readonly Element[]): void {
  const measured = some.map(box => ({ box, wider: isWider(box), text: hiddenIn(box) }))
  for (const { box, wider, text } of measured) {
    if (wider) box.setAttribute("tabindex", "0")
    else if (box !== document.activeElement) box.removeAttribute("tabindex")
    if (box.matches("pre")) continue
    if (text) box.setAttribute("data-hidden", text)
    else box.removeAttribute("data-hidden")
  }
}

/** Returns true if a box has something to scroll; one pixel may be rounding. */
const isWider = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth > 1

/** Hint for a box with more beyond its right edge; empty if nothing is, apart from rounding. */
const hiddenIn = (box: Element): string =>
  box.scrollWidth - box.clientWidth - box.scrollLeft <= 1 ? "" : "Scroll for more"
