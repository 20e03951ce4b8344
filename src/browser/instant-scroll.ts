interface RouteChange {
  location: { pathname: string }
  prevLocation: { pathname: string } | null
}

/**
 * Links within a page scroll smoothly; another page begins where it begins. Gatsby scrolls while it shows the page, so
 * that smoothness is off for as long.
 */
export function scrollAtOnce({ location, prevLocation }: RouteChange): void {
  if (location.pathname === prevLocation?.pathname) return
  const { style } = document.documentElement
  style.scrollBehavior = "auto"
  // Asked for, so that it holds: Chromium scrolls by the style that it computed last.
  getComputedStyle(document.documentElement).getPropertyValue("scroll-behavior")
}

export function scrollAsBefore(): void {
  document.documentElement.style.scrollBehavior = ""
}
