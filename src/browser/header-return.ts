/** Pixels that a reader must scroll for a change of direction to count. */
const enough = 8

/** Says on the root element while a reader scrolls up: on phones the header comes back then, see header.module.css. */
export function watchDirection(): void {
  let last = scrollY
  const onScroll = () => {
    if (Math.abs(scrollY - last) < enough) return
    document.documentElement.toggleAttribute("data-up", scrollY < last)
    last = scrollY
  }
  addEventListener("scroll", onScroll, { passive: true })
}
