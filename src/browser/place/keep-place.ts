import { flushSync } from "react-dom"

/** Makes a change of the page that leaves an element where it is on the screen. */
export function keepPlace(element: Element | null | undefined, change: () => void): void {
  const top = () => element?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  scrollBy({ top: top() - before, behavior: "instant" })
}
