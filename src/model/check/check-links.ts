import { posix } from "node:path"
import { distance } from "fastest-levenshtein"
import type { Problem } from "../../content/problem"
import { anchorOf, normalisePath } from "../../content/routes"
import type { Heading, LinkReference } from "../../content/schema/body"
import type { Checkable } from "../../content/schema/entry"
import { closest } from "../../lib/closest"
import { type PageFiles, resolveFileLink } from "../page-files"

/** Valid targets of links. */
export interface LinkTargets {
  /**
   * Headings by path, for every page of the site. Pages without known anchors have an empty list.
   */
  pages: ReadonlyMap<string, readonly Pick<Heading, "id">[]>
  /** Pages whose file could not be parsed. Links to them pass, with any anchor. */
  unread?: ReadonlySet<string>
  /** Files of the pages, for links to Markdown files. */
  files: PageFiles
  /** Targets of redirects by address. */
  redirects: ReadonlyMap<string, string>
  /** Addresses that are files, not pages: `/img/x.png`, feeds. */
  assets: ReadonlySet<string>
  /** Address prefixes of the pages generated from a folder of data. */
  made?: readonly { below: string; from: string }[]
}

/** Finds a page's links to missing targets, unknown anchors, and redirected addresses. */
export function checkLinks(entry: Checkable, targets: LinkTargets): Problem[] {
  return entry.page.links.flatMap(link => {
    const wrong = wrongLink(entry, link, targets)
    if (!wrong) return []
    const { instead, ...problem } = wrong
    return [{ file: entry.file, line: link.line, ...problem }]
  })
}

/**
 * Replacements for a page's links by address: without an unknown anchor, after a redirect, or empty
 * for a link that leads nowhere.
 */
export function linkRepairs(entry: Checkable, targets: LinkTargets): Map<string, string> {
  const repairs = new Map<string, string>()
  for (const link of entry.page.links) {
    const instead = wrongLink(entry, link, targets)?.instead
    if (instead === undefined) continue
    const { kind, href } = link
    repairs.set(
      kind === "file" ? (resolveFileLink(entry.file, href, targets.files) ?? href) : href,
      instead,
    )
  }
  return repairs
}

function wrongLink(entry: Checkable, link: LinkReference, targets: LinkTargets): Wrong {
  const { kind, href } = link
  if (kind === "external") return undefined
  if (kind === "file") return wrongFileLink(entry, href, targets)
  return wrongAddress(kind === "anchor" ? `${entry.path}${href}` : href, link, targets)
}

/** Problem with a link, with its replacement if the page can be shown anyway. */
type Wrong =
  | (Pick<Problem, "message" | "fix" | "kind" | "follows"> & { instead?: string })
  | undefined

function wrongFileLink({ file }: Checkable, href: string, targets: LinkTargets): Wrong {
  const resolved = resolveFileLink(file, href, targets.files)
  if (resolved !== undefined) return wrongAddress(resolved, { href: resolved }, targets)
  const near = nearestFile(href.split("#")[0] ?? href, [...targets.files.paths.keys()])
  return {
    message: `the link leads to the file "${href}", which is not a page of the site`,
    fix: near
      ? `write the path of a file that exists, perhaps "${relativeTo(file, near)}"`
      : "write the path of a file that exists",
    kind: "dead-link",
    instead: "",
  }
}

/** File whose name, and then whose path, is closest to that of a link. */
function nearestFile(href: string, files: readonly string[]): string | undefined {
  const name = closest(posix.basename(href), [...new Set(files.map(file => posix.basename(file)))])
  const same = files.filter(file => posix.basename(file) === name)
  const whole = href.replace(/^[./]+/, "")
  const ranked = same.map(file => ({ file, edits: distance(whole, file.slice(-whole.length)) }))
  return ranked.sort((a, b) => a.edits - b.edits)[0]?.file
}

/** A file as a link on a page names it. */
function relativeTo(page: string, file: string): string {
  const path = posix.relative(posix.dirname(page), file)
  return path.startsWith(".") ? path : `./${path}`
}

/** Problem with an address of this site. `href` is the address as the author wrote it. */
export function wrongAddress(
  address: string,
  { href }: Pick<LinkReference, "href">,
  { pages, assets, redirects, unread, made = [] }: LinkTargets,
): Wrong {
  const path = normalisePath(address)
  const headings = pages.get(path)
  if (headings) {
    const wrong = wrongAnchor(path, anchorOf(address), href, headings)
    return wrong && { ...wrong, follows: made.find(({ below }) => path === below)?.from }
  }
  if (assets.has(path) || unread?.has(path)) return undefined
  const redirected = redirects.get(path)
  if (redirected !== undefined) {
    return {
      message: `the link "${href}" leads to a redirected address`,
      fix: `write "${redirected}" instead`,
      kind: "redirected-link",
      instead: redirected,
    }
  }
  const near = closest(path, [...pages.keys()])
  return {
    message: `the link "${href}" does not lead to a page of the site`,
    follows: made.find(({ below }) => path === below || path.startsWith(`${below}/`))?.from,
    fix: near ? `write "${near}" if you mean that page` : "write the address of a page that exists",
    kind: "dead-link",
    instead: "",
  }
}

function wrongAnchor(
  path: string,
  anchor: string | undefined,
  href: string,
  headings: readonly Pick<Heading, "id">[],
): Wrong {
  if (!anchor || anchor === "top" || headings.some(({ id }) => id === anchor)) return undefined
  const ids = headings.map(({ id }) => id)
  const near = closest(anchor, ids)
  return {
    message: `the link "${href}" leads to a heading that ${path} does not have`,
    fix: near
      ? `write "#${near}"`
      : `write one of its headings: ${ids.map(id => `#${id}`).join(", ") || "(none)"}`,
    kind: "unknown-anchor",
    instead: path,
  }
}
