import { flushSync } from "react-dom"

/** Applies a change to the page and scrolls so that an element stays where it is on the screen. */
export function holdScroll(element: Element | null | undefined, change: () => void): void {
  const top = () => element?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  scrollBy({ top: top() - before, behavior: "instant" })
}
