import { smoothScrollEasing } from "../../site.config"

/** Scrolls to the start of the page, smoothly unless the reader wants no motion, and puts the focus there. */
export function scrollToTop(): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches
  if (still) scrollTo({ top: 0, behavior: "instant" })
  else if ("scrollBehavior" in document.documentElement.style)
    scrollTo({ top: 0, behavior: "smooth" })
  else scrollByEasing()
  // The next press of the Tab key goes on from the top.
  const start = document.querySelector<HTMLElement>("#gatsby-focus-wrapper") ?? document.body
  start.focus({ preventScroll: true })
}

/** For browsers that do not scroll smoothly: with each frame the way left shrinks by a factor. */
function scrollByEasing(): void {
  const from = scrollY
  const next = Math.floor(from * smoothScrollEasing)
  if (next >= from) return
  scrollTo(0, next)
  requestAnimationFrame(() => {
    // A reader who scrolls meanwhile takes over.
    if (scrollY === next) scrollByEasing()
  })
}
