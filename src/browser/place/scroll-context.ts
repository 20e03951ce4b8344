import { Component, type ReactNode } from "react"
import { decodeAddress } from "../../lib/decode-address"
import { keepPosition, keptPosition } from "./kept-position"
import { reveal } from "./reveal"

/** An address in the history; the router's key of its entry is "initial" when the entry has none. */
interface Visit {
  pathname: string
  hash: string
  key: string
}

const root = document.documentElement

interface ScrollContextProps {
  location: Visit
  children?: ReactNode
}

/**
 * Stands in for gatsby-react-router-scroll: shows the place that an address names, or the one where the reader left the page. The
 * browser does so by itself when it loads a document, so this only handles what happens within one. Gatsby's package takes each
 * document's first page for the same visit, and crashes when an address has a lone percent sign behind its `#`.
 */
export class ScrollContext extends Component<ScrollContextProps> {
  /** Key of the history entry that is shown. */
  #key = ""
  #isWaiting = false
  /** Ends what keeps the page where it is while its parts arrive. */
  #settled = () => {}

  /** Positions are stored once a frame, because browsers report each step of a scroll. */
  #keep = () => {
    if (this.#isWaiting) return
    this.#isWaiting = true
    requestAnimationFrame(() => {
      this.#isWaiting = false
      // Going back, the browser scrolls before the page of the other entry is there.
      if (history.state?.key === this.#key) keepPosition(this.#key, scrollY)
    })
  }

  /** A link to a place in this page makes an entry without a state, also when it is pressed twice. */
  #follow = () => {
    if (history.state?.key) {
      // Chromium goes smoothly to where the page that it leads to was left, and adds the rest of the way to the next jump.
      root.style.scrollBehavior = "auto"
      getComputedStyle(root).getPropertyValue("scroll-behavior")
    } else {
      this.#name()
      this.#show(location.hash, false)
    }
  }

  override componentDidMount(): void {
    addEventListener("scroll", this.#keep)
    addEventListener("popstate", this.#follow)
    this.#name()
    this.#show(location.hash, true, true)
  }

  override componentDidUpdate(previous: ScrollContextProps): void {
    const { pathname, hash, key } = this.props.location
    if (key === "initial" || key === this.#key) return
    this.#key = key
    this.#show(hash, pathname !== previous.location.pathname)
  }

  override componentWillUnmount(): void {
    removeEventListener("scroll", this.#keep)
    removeEventListener("popstate", this.#follow)
  }

  override render(): ReactNode {
    return this.props.children
  }

  /** Gives the entry of the history a key; it has one when the document was loaded again. */
  #name(): void {
    const { state } = history
    this.#key = state?.key ?? `${Math.random()}`
    if (!state?.key) history.replaceState({ ...state, key: this.#key }, "")
  }

  /** Waits for the end of React's commit, so that what is revealed is laid out before the page scrolls there. */
  #show(hash: string, isOther: boolean, isLoaded = false): void {
    this.#settled()
    const kept = keptPosition(this.#key)
    queueMicrotask(() => {
      const target =
        hash && document.getElementById(decodeAddress(hash.slice(1), decodeURIComponent))
      const wasHidden = target && reveal(target)
      const behavior = isOther ? "instant" : "auto"
      const scroll = () => {
        if (kept !== undefined) scrollTo({ top: kept, behavior: "instant" })
        else if (target) target.scrollIntoView({ behavior })
        else if (isOther || !hash) scrollTo({ top: 0, behavior })
      }
      if (!isLoaded || wasHidden) scroll()
      root.style.scrollBehavior = ""
      if (isOther && !isLoaded) this.#settle(scroll)
      this.#keep()
    })
  }

  /** Figures arrive after their page and make it longer: stays where the reader is to be, until the reader acts or scrolls. */
  #settle(scroll: () => void): void {
    const { style } = root
    let place = scrollY
    const observer = new ResizeObserver(() => {
      if (Math.abs(scrollY - place) > 1) return stop()
      scroll()
      place = scrollY
    })
    const stop = () => {
      style.overflowAnchor = ""
      observer.disconnect()
      for (const act of acts) removeEventListener(act, stop)
    }
    for (const act of acts) addEventListener(act, stop)
    // The browser would scroll for what arrives, too.
    style.overflowAnchor = "none"
    observer.observe(document.body)
    this.#settled = stop
  }
}

const acts = ["pointerdown", "keydown"]

/** No page uses it. */
export function useScrollRestoration(): never {
  throw new Error("src/browser/place/scroll-context.ts keeps the window's position only.")
}
