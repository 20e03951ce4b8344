import { smoothScrollEasing } from "../../site.config"

/**
 * Scrolls to the top of the page, smoothly unless the reader prefers reduced motion, and moves the
 * focus there.
 */
export function scrollToTop(): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches
  if (still) scrollTo({ top: 0, behavior: "instant" })
  else if ("scrollBehavior" in document.documentElement.style)
    scrollTo({ top: 0, behavior: "smooth" })
  else scrollByEasing()
  // The next press of the Tab key continues from the top.
  const start = document.querySelector<HTMLElement>("#gatsby-focus-wrapper") ?? document.body
  start.focus({ preventScroll: true })
}

/**
 * Fallback for browsers without smooth scrolling: multiplies the remaining distance by a factor in
 * each frame.
 */
function scrollByEasing(): void {
  const from = scrollY
  const next = Math.floor(from * smoothScrollEasing)
  if (next >= from) return
  scrollTo(0, next)
  requestAnimationFrame(() => {
    // Stops if the reader scrolls meanwhile.
    if (scrollY === next) scrollByEasing()
  })
}
