/** Scroll distance in pixels from which a change of direction counts. */
const enough = 8

/**
 * Sets `data-up` on the root element while the reader scrolls up, which brings the header back on
 * phones (header.module.css).
 */
export function autoHideHeader(): void {
  let last = scrollY
  const onScroll = () => {
    if (Math.abs(scrollY - last) < enough) return
    document.documentElement.toggleAttribute("data-up", scrollY < last)
    last = scrollY
  }
  addEventListener("scroll", onScroll, { passive: true })
}
