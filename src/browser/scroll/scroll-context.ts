import { Component, type ReactNode } from "react"
import { decodeAddress } from "../../lib/decode-address"
import { reveal } from "./reveal"
import { savedPosition, savePosition } from "./saved-position"

/** Address of a history entry. The router's key is "initial" when the entry has none. */
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
 * Replaces gatsby-react-router-scroll, which takes each document's first page for the same visit
 * and crashes when the hash has a lone percent sign. Scrolls to the hash or to where the reader
 * left the page, within one document; on a full load the browser does so itself.
 */
export class ScrollContext extends Component<ScrollContextProps> {
  /** Key of the current history entry. */
  #key = ""
  #isWaiting = false
  /** Stops holding the position while parts of the page arrive. */
  #settled = () => {}

  /** Stores the position at most once a frame, because browsers report each step of a scroll. */
  #save = () => {
    if (this.#isWaiting) return
    this.#isWaiting = true
    requestAnimationFrame(() => {
      this.#isWaiting = false
      // When going back, the browser scrolls before the other entry's page is shown.
      if (history.state?.key === this.#key) savePosition(this.#key, scrollY)
    })
  }

  /**
   * Handles `popstate`. A link to an anchor on this page creates an entry without a state, even
   * when clicked twice.
   */
  #follow = () => {
    if (history.state?.key) {
      // Chromium would scroll smoothly to the other page's old position and add the remaining
      // distance to the next jump.
      root.style.scrollBehavior = "auto"
      getComputedStyle(root).getPropertyValue("scroll-behavior")
    } else {
      this.#name()
      this.#show(location.hash, false)
    }
  }

  override componentDidMount(): void {
    addEventListener("scroll", this.#save)
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
    removeEventListener("scroll", this.#save)
    removeEventListener("popstate", this.#follow)
  }

  override render(): ReactNode {
    return this.props.children
  }

  /** Gives the history entry a key, unless it has one from before a reload. */
  #name(): void {
    const { state } = history
    this.#key = state?.key ?? `${Math.random()}`
    if (!state?.key) history.replaceState({ ...state, key: this.#key }, "")
  }

  /**
   * Waits for the end of React's commit, so that revealed elements are laid out before scrolling.
   */
  #show(hash: string, isOther: boolean, isLoaded = false): void {
    this.#settled()
    const saved = savedPosition(this.#key)
    queueMicrotask(() => {
      const target =
        hash && document.getElementById(decodeAddress(hash.slice(1), decodeURIComponent))
      const wasHidden = target && reveal(target)
      const behavior = isOther ? "instant" : "auto"
      const scroll = () => {
        if (saved !== undefined) scrollTo({ top: saved, behavior: "instant" })
        else if (target) target.scrollIntoView({ behavior })
        else if (isOther || !hash) scrollTo({ top: 0, behavior })
      }
      if (!isLoaded || wasHidden) scroll()
      root.style.scrollBehavior = ""
      if (isOther && !isLoaded) this.#settle(scroll)
      this.#save()
    })
  }

  /**
   * Holds the position while late figures make the page longer, until the reader acts or scrolls.
   */
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
    // The browser's scroll anchoring would also move the page.
    style.overflowAnchor = "none"
    observer.observe(document.body)
    this.#settled = stop
  }
}

const acts = ["pointerdown", "keydown"]

/** Gatsby re-exports this hook; no page uses it. */
export function useScrollRestoration(): never {
  throw new Error("src/browser/scroll/scroll-context.ts keeps the window's position only.")
}
