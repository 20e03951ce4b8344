import { Component, type ReactNode } from "react"
import { decodeAddress } from "../../content/decode-address"

/** An address in the reader's history; the key tells apart visits of the same one. */
interface Visit {
  pathname: string
  hash: string
  key?: string
}

interface ScrollContextProps {
  location: Visit
  children?: ReactNode
}

/**
 * Stands in for gatsby-react-router-scroll in the browser's bundle: shows the place that an address names, or the one where the reader
 * left the page. Gatsby's crashes every page whose address has a lone percent sign behind its `#`, and is three times as much code.
 */
export class ScrollContext extends Component<ScrollContextProps> {
  #isWaiting = false

  /** Positions are kept by frame, since browsers tell of each step of a scroll. */
  #keep = () => {
    if (this.#isWaiting) return
    this.#isWaiting = true
    requestAnimationFrame(() => {
      this.#isWaiting = false
      keepPosition(this.props.location, scrollY)
    })
  }

  override componentDidMount(): void {
    addEventListener("scroll", this.#keep)
    const { location } = this.props
    // Browsers know where a page was that they load anew, until this says otherwise.
    if (location.hash || keptPosition(location)) show(location)
  }

  override componentDidUpdate(): void {
    show(this.props.location)
  }

  override componentWillUnmount(): void {
    removeEventListener("scroll", this.#keep)
  }

  override render(): ReactNode {
    return this.props.children
  }
}

function show(visit: Visit): void {
  if (visit.hash) document.getElementById(decodeAddress(visit.hash.slice(1)))?.scrollIntoView()
  else scrollTo(0, keptPosition(visit))
}

/** Where nothing may be stored, positions are known until the next full load. */
const positions = new Map<string, number>()

const nameOf = ({ pathname, key }: Visit) => `@@scroll|${pathname}|${key}`

function keepPosition(visit: Visit, position: number): void {
  if (!visit.key) return
  positions.set(nameOf(visit), position)
  try {
    sessionStorage.setItem(nameOf(visit), `${position}`)
  } catch {
    // Private browsing, or a full storage.
  }
}

/** CSS pixels from the top; 0 where the visit is new. */
function keptPosition(visit: Visit): number {
  try {
    return Number(sessionStorage.getItem(nameOf(visit))) || positions.get(nameOf(visit)) || 0
  } catch {
    return positions.get(nameOf(visit)) ?? 0
  }
}

/** Which no page uses. */
export function useScrollRestoration(): never {
  throw new Error("src/browser/stand-ins/scroll-context.ts keeps the window's position only.")
}
