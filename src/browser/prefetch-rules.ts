import { type Connection, savesData } from "./connection"

interface NavigatorWithConnection {
  onLine: boolean
  /** Missing in some browsers. */
  connection?: Connection
}

/**
 * Returns true if the connection is good enough to load pages that the reader has not requested.
 */
export function mayPrefetch({ onLine, connection }: NavigatorWithConnection): boolean {
  return onLine && !savesData(connection)
}

/** Matches paths that gatsby-plugin-catch-links treats as files. */
const fileLike = /\.(?!htm)[a-z0-9]{1,5}$/i

/** Pattern of further files, and list of pages named like files; the build sets both. */
const otherFiles = process.env.OTHER_FILES
const pagesLikeFiles = (process.env.PAGES_LIKE_FILES ?? "").split(" ")

/** Returns true for files, which the browser loads itself. */
const isFile = (path: string) =>
  (fileLike.test(path) || (otherFiles && new RegExp(otherFiles).test(path))) &&
  !pagesLikeFiles.includes(path)

type Link = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "target" | "hasAttribute">

/**
 * Returns the page that a link leads to, as Gatsby's loader names it. Returns undefined if the link
 * leads to the current page, a file, another site or another window.
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
  return path === pageOf(here) && link.search === here.search ? undefined : path
}

/** Path of a page, whose data is the same with any query; a trailing slash makes no difference. */
const pageOf = ({ pathname }: Pick<Location, "pathname">) => pathname.replace(/\/$/, "") || "/"
