import { posix } from "node:path"
import type { Problem } from "../../content/problem"
import { anchorOf, normalisePath } from "../../content/routes"
import type { Heading, LinkReference } from "../../content/schema/body"
import type { Entry } from "../../content/schema/entry"
import { closest } from "../../lib/closest"
import { decodeAddress } from "../../lib/decode-address"

/** Valid targets of links. */
export interface LinkTargets {
  /**
   * Headings by path, for every page of the site. Pages without known anchors have an empty list.
   */
  pages: ReadonlyMap<string, readonly Pick<Heading, "id">[]>
  /** Pages whose file could not be parsed. Links to them pass, with any anchor. */
  unread?: ReadonlySet<string>
  /** Path of each page by its file, for links to Markdown files. */
  files: ReadonlyMap<string, string>
  /** Targets of redirects by address. */
  redirects: ReadonlyMap<string, string>
  /** Addresses that are files, not pages: `/img/x.png`, feeds. */
  assets: ReadonlySet<string>
  /** Address prefixes of the pages generated from a folder of data. */
  made?: readonly { below: string; from: string }[]
}

/** Address of the page that a `file` link means; undefined if no such file is a page. */
export function resolveFileLink(
  fromFile: string,
  href: string,
  files: Pick<ReadonlyMap<string, string>, "get">,
): string | undefined {
  const [target = "", hash] = href.split("#")
  const [bare = ""] = target.split("?")
  const folder = fromFile.split("/").slice(0, -1)
  // `C%2B%2B.md` may be encoded further than `C++.md` needs to be.
  const written = decodeAddress(bare, decodeURIComponent).split("/")
  // Docusaurus also finds a file by its path from the content root or the project root.
  const candidates = [
    [...folder, ...written],
    written[0] === "@site" ? written.slice(1) : written,
    [...folder.slice(0, 2), ...written],
  ]
  for (const candidate of candidates) {
    const path = files.get(posix.normalize(candidate.join("/")))
    if (path !== undefined) return hash ? `${path}#${hash}` : path
  }
  return undefined
}

/** Finds a page's links to missing targets, unknown anchors, and redirected addresses. */
export function checkLinks(entry: Entry, targets: LinkTargets): Problem[] {
  return entry.page.links.flatMap(link => {
    const wrong = wrongLink(entry, link, targets)
    if (!wrong) return []
    const { instead, ...problem } = wrong
    return [{ file: entry.file, line: link.line, ...problem }]
  })
}

/** Replacements for a page's links by address: without an unknown anchor, or past a redirect. */
export function linkRepairs(entry: Entry, targets: LinkTargets): Map<string, string> {
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

function wrongLink(entry: Entry, link: LinkReference, targets: LinkTargets): Wrong {
  const { kind, href } = link
  if (kind === "external") return undefined
  if (kind === "file") return wrongFileLink(entry, href, targets)
  return wrongAddress(kind === "anchor" ? `${entry.path}${href}` : href, link, targets)
}

/** Problem with a link and, if a page can be shown anyway, the address to use instead. */
type Wrong =
  | (Pick<Problem, "message" | "fix" | "kind" | "follows"> & { instead?: string })
  | undefined

function wrongFileLink({ file }: Entry, href: string, targets: LinkTargets): Wrong {
  const resolved = resolveFileLink(file, href, targets.files)
  if (resolved !== undefined) return wrongAddress(resolved, { href: resolved }, targets)
  const names = [...targets.files.keys()].map(known => known.split("/").at(-1) ?? known)
  const near = closest(href.split("#")[0]?.split("/").at(-1) ?? href, names)
  return {
    message: `the link leads to the file "${href}", which is not a page of the site`,
    fix: near
      ? `write the path of a file that exists, perhaps "${near}"`
      : "write the path of a file that exists",
  }
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
