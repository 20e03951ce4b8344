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

/** Paths that gatsby-plugin-catch-links takes for files. */
const fileLike = /\.(?!htm)[a-z0-9]{1,5}$/i

/** Matches further files, and lists the pages that are named like files; both come from the build. */
const otherFiles = process.env.OTHER_FILES
const pagesLikeFiles = (process.env.PAGES_LIKE_FILES ?? "").split(" ")

/** Files are loaded by the browser itself. */
const isFile = (path: string) =>
  (fileLike.test(path) || (otherFiles && new RegExp(otherFiles).test(path))) &&
  !pagesLikeFiles.includes(path)

type Link = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "target" | "hasAttribute">

/**
 * The page a link leads to, as Gatsby's loader names it; undefined where the link leads to the page that is shown,
 * to a file, to another site or into another window.
 */
export function prefetchTarget(link: Link | null, here: Location): string | undefined {
  if (
    !link ||
    link.origin !== here.origin ||
    isFile(link.pathname) ||
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
