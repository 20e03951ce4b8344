import type { Problem } from "../../content/problem"
import type { SourcedRedirect } from "../../content/redirect"
import { anchorOf, contractVersionPath, normalisePath } from "../../content/routes"
import type { SidebarSource, WrittenEntry } from "../../content/schema/sidebar-file"
import { closest } from "../../lib/closest"
import { dataFilesOf } from "../component-data"
import type { Page } from "../page"
import { pageFiles } from "../page-files"
import { checkRedirects } from "../redirects"
import type { SiteContent } from "../site-content"
import { checkAddresses, placeOf } from "./check-addresses"
import { checkLinks, type LinkTargets, wrongAddress } from "./check-links"
import { checkPictures, type PictureFaults } from "./check-pictures"
import { checkTags } from "./check-tags"

/** A link in a data file (navigation, home page). */
export interface DataLink {
  file: string
  line?: number
  href: string
}

/** Project files and data that pages refer to. */
export interface SiteSurroundings {
  /** Addresses of files that are served next to the pages: `/img/x.png`, feeds. */
  assets: ReadonlySet<string>
  dataLinks: readonly DataLink[]
  pictureFault: PictureFaults
  /** Returns true if a module of this name (`@site/src/…`) exists. */
  moduleExists(name: string): boolean
}

/** Valid targets of the site's links. */
export function linkTargets(
  content: SiteContent,
  pages: readonly Page[],
  assets: ReadonlySet<string>,
): LinkTargets {
  const { folder, entries, unread = [], redirects } = content.tree
  return {
    pages: new Map(pages.map(page => [page.path, page.headings])),
    unread: new Set(unread.map(({ path }) => path)),
    files: pageFiles(content.tree, [...entries, ...unread]),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    assets,
    made: [
      { below: contractVersionPath(""), from: `${folder}/contracts` },
      ...pages.flatMap(page => dataFilesOf(page).map(from => ({ below: page.path, from }))),
    ],
  }
}

/**
 * Finds all problems in the content as a whole: in single files, and between files (duplicate
 * routes, links and anchors, redirects, images).
 */
export function checkSite(
  content: SiteContent,
  pages: readonly Page[],
  { assets, dataLinks, pictureFault, moduleExists }: SiteSurroundings,
): Problem[] {
  const entries = content.tree.entries
  const redirects = content.tree.redirects
  const unread = content.tree.unread ?? []
  const checked = [...entries, ...unread.flatMap(({ found }) => found ?? [])]
  const targets = linkTargets(content, pages, assets)
  return [
    ...content.problems,
    ...checkTags(content),
    ...duplicateRoutes(pages, content),
    ...pages.flatMap(repeatedIds),
    ...checkAddresses(content, pages, assets),
    ...checked.flatMap(entry => checkLinks(entry, targets)),
    ...dataLinks.flatMap(link => checkDataLink(link, targets)),
    ...content.tree.sidebars.flatMap(source => checkSidebarLinks(source, targets)),
    ...checkRedirects(redirects, [...pages, ...unread], targets.made),
    ...redirects.flatMap(redirect => checkRedirectAnchor(redirect, targets)),
    ...entries.flatMap(({ file, page: { imports = [] } }) =>
      imports
        .filter(({ from }) => !moduleExists(from))
        .map(({ from, line }) => ({
          file,
          line,
          message: `there is no module \`${from}\``,
          fix: "correct the path; `@site` is the folder of the project",
        })),
    ),
    ...checked.flatMap(entry => checkPictures(entry, pictureFault)),
  ]
}

function checkRedirectAnchor(
  { to, file, line }: SourcedRedirect,
  { pages }: LinkTargets,
): Problem[] {
  const anchor = anchorOf(to)
  const headings = pages.get(normalisePath(to))
  if (!anchor || !headings || headings.some(({ id }) => id === anchor)) return []
  const near = closest(
    anchor,
    headings.map(({ id }) => id),
  )
  return [
    {
      file,
      line,
      field: "to",
      message: `${normalisePath(to)} has no heading "#${anchor}"`,
      fix: near
        ? `write "#${near}"`
        : "write the id of a heading of that page, or remove `#` and what follows",
      kind: "unknown-anchor",
    },
  ]
}

function duplicateRoutes(pages: readonly Page[], content: SiteContent): Problem[] {
  const seen = new Map<string, Page>()
  return pages.flatMap(page => {
    // Hosts and file systems that ignore case would serve one page for both.
    const key = page.path.normalize("NFC").toLowerCase()
    const first = seen.get(key)
    if (!first) {
      seen.set(key, page)
      return []
    }
    // Reported where an author can fix it: at a slug if there is one, otherwise at a file.
    const atFirst = page.file === undefined || (page.line === undefined && first.line !== undefined)
    const [told, other] = atFirst ? [first, page] : [page, first]
    return [
      {
        ...placeOf(told, content),
        field: "slug",
        message: `the address ${page.path} is already that of ${other.file ?? `a page of the site (${other.title})`}`,
        fix: "give one of them another `slug`",
      },
    ]
  })
}

/**
 * Finds ids that a heading or another element shares with an element that a component draws from
 * data.
 */
function repeatedIds(page: Page): Problem[] {
  const { file } = page.entry ?? {}
  if (!file) return []
  const ids = page.headings.map(({ id }) => id)
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...repeated].map(id => ({
    file,
    message: `the id \`${id}\` belongs to a part that a component of the page renders`,
    fix: `give the heading or element another id, for example \`{#${id}-1}\``,
    kind: "repeated-id",
  }))
}

/** Finds entries of a written sidebar that lead to missing pages of this site. */
function checkSidebarLinks({ file, sidebars }: SidebarSource, targets: LinkTargets): Problem[] {
  const check = (entries: readonly WrittenEntry[]): Problem[] =>
    entries.flatMap(entry => {
      if (entry.kind === "category") return check(entry.items)
      if (entry.kind !== "link" || !entry.href.startsWith("/")) return []
      const wrong = wrongAddress(entry.href, entry, targets)
      if (!wrong) return []
      const { instead: _, ...problem } = wrong
      return [{ file, line: entry.line, field: entry.field, ...problem }]
    })
  return sidebars.flatMap(({ items }) => check(items))
}

function checkDataLink({ file, line, href }: DataLink, targets: LinkTargets): Problem[] {
  const wrong = href.startsWith("/") ? wrongAddress(href, { href }, targets) : undefined
  // These links are on every page, so each problem is an error.
  return wrong
    ? [{ file, line, message: wrong.message, fix: wrong.fix, follows: wrong.follows }]
    : []
}
