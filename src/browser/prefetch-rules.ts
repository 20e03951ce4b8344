import { type Connection, savesData } from "./connection"

interface NavigatorWithConnection {
  onLine: boolean
  /** Not in every browser. */
  connection?: Connection
}

/** Whether the reader's connection is one to load pages over that nobody has asked for. */
export function mayPrefetch({ onLine, connection }: NavigatorWithConnection): boolean {
  return onLine && !savesData(connection)
}

/** Ends of paths that gatsby-plugin-catch-links takes for files, which the browser loads by itself. */
const file = /\.(?!htm)[a-z0-9]{1,5}$/i

type Link = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "target" | "hasAttribute">

/**
 * The page a link leads to, as Gatsby's loader names it; undefined where the link leads to the page that is shown,
 * to a file, to another site or into another window.
 */
export function prefetchTarget(link: Link | null, here: Location): string | undefined {
  if (
    !link ||
    link.origin !== here.origin ||
    file.test(link.pathname) ||
    link.hasAttribute("download") ||
    !/^(_self)?$/.test(link.target)
  )
    return
  const path = pageOf(link)
  return path === pageOf(here) ? undefined : path
}

/** Both forms of an address, with and without slash at the end, are one page. */
const pageOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) =>
  (pathname.replace(/\/$/, "") || "/") + search
