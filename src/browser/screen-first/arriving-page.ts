import { afterPaint } from "./after-paint"

interface RouteChange {
  /** Gatsby says how the reader came to an address: by a link (`PUSH`), or going back (`POP`). */
  location: { pathname: string; hash: string; action?: string }
  prevLocation: { pathname: string } | null
}

/**
 * A page that a link leads to is drawn in two frames: first what begins on the screen, then the rest, for which the
 * style sheet knows `data-arriving`. See docs/decisions/0086-screen-first.md.
 */
export function drawTopFirst({ location, prevLocation }: RouteChange): void {
  const isOther = prevLocation !== null && prevLocation.pathname !== location.pathname
  if (!isOther || location.hash || location.action !== "PUSH") return
  const { dataset } = document.documentElement
  dataset.arriving = ""
  afterPaint(() => {
    delete dataset.arriving
  })
}
