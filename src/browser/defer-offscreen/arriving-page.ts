import { afterPaint } from "./after-paint"

interface RouteChange {
  /** Gatsby's `action` is `PUSH` for a link and `POP` for going back. */
  location: { pathname: string; hash: string; action?: string }
  prevLocation: { pathname: string } | null
}

/**
 * Draws a page that a link leads to in two frames: first what begins on the screen, then the rest,
 * which the style sheet hides under `data-arriving`. See docs/decisions/0086-screen-first.md.
 */
export function deferOffscreenOnArrival({ location, prevLocation }: RouteChange): void {
  const isOther = prevLocation !== null && prevLocation.pathname !== location.pathname
  if (!isOther || location.hash || location.action !== "PUSH") return
  const { dataset } = document.documentElement
  dataset.arriving = ""
  afterPaint(() => {
    delete dataset.arriving
  })
}
