import type { Heading, LinkReference } from "./body"
import type { Entry } from "./entry"
import type { Problem } from "./problem"
import { anchorOf, join, normalisePath } from "./routes"
import { closest } from "./validate"

/** What a link may lead to. */
export interface LinkTargets {
  /** Headings by path, for every page of the site. Pages without known anchors have an empty list. */
  pages: ReadonlyMap<string, readonly Pick<Heading, "id">[]>
  /** Path of the page by file, for links to Markdown files. */
  files: ReadonlyMap<string, string>
  /** Redirected addresses and where they lead. */
  redirects: ReadonlyMap<string, string>
  /** Addresses that are files, not pages: `/img/x.png`, `/blog/rss.xml`. */
  assets: ReadonlySet<string>
}

/** Address of the page a `file` link means, or undefined where no such file is a page. */
export function resolveFileLink(
  fromFile: string,
  href: string,
  files: Pick<ReadonlyMap<string, string>, "get">,
): string | undefined {
  const [target = "", hash] = href.split("#")
  const [bare = ""] = target.split("?")
  const folder = fromFile.split("/").slice(0, -1)
  // Docusaurus also finds a file by its path from the content root or the project root.
  const candidates = [
    resolveSegments([...folder, ...bare.split("/")]),
    resolveSegments(bare.replace(/^@site\//, "").split("/")),
    resolveSegments([...folder.slice(0, 2), ...bare.split("/")]),
  ]
  const path = candidates.map(candidate => files.get(candidate)).find(found => found !== undefined)
  return path === undefined ? undefined : hash ? `${path}#${hash}` : path
}

/** Problems of one page's links: targets that do not exist, anchors nobody has, redirected addresses. */
export function checkLinks(entry: Entry, targets: LinkTargets): Problem[] {
  return entry.page.links.flatMap(link => checkLink(entry, link, targets))
}

function checkLink(entry: Entry, link: LinkReference, targets: LinkTargets): Problem[] {
  const { file, path: ownPath } = entry
  const problem = (message: string, fix: string): Problem[] => [
    { file, line: link.line, message, fix },
  ]
  if (link.kind === "external") return []
  if (link.kind === "file") {
    const resolved = resolveFileLink(file, link.href, targets.files)
    if (resolved === undefined) {
      const near = closest(
        link.href,
        [...targets.files.keys()].map(known => known.split("/").at(-1) ?? known),
      )
      return problem(
        `the link leads to the file "${link.href}", which is not a page of the site`,
        near
          ? `write the path of a file that exists, perhaps "${near}"`
          : "write the path of a file that exists",
      )
    }
    return checkLink(entry, { ...link, kind: "route", href: resolved }, targets)
  }
  const path = link.kind === "anchor" ? ownPath : normalisePath(link.href)
  const anchor = anchorOf(link.href)
  const redirected = targets.redirects.get(path)
  if (redirected !== undefined) {
    return problem(
      `the link "${link.href}" leads to a redirected address`,
      `write "${redirected}" instead`,
    )
  }
  const headings = targets.pages.get(path)
  if (!headings) {
    if (targets.assets.has(path)) return []
    const near = closest(path, [...targets.pages.keys()])
    return problem(
      `the link "${link.href}" leads to no page of the site`,
      near ? `write "${near}" if that is meant` : "write the address of a page that exists",
    )
  }
  if (anchor && anchor !== "top" && !headings.some(({ id }) => id === anchor)) {
    const ids = headings.map(({ id }) => id)
    const near = closest(anchor, ids)
    return problem(
      `the link "${link.href}" leads to a heading that ${path} does not have`,
      near
        ? `write "#${near}"`
        : `write one of its headings: ${ids.map(id => `#${id}`).join(", ") || "(none)"}`,
    )
  }
  return []
}

function resolveSegments(segments: readonly string[]): string {
  const path: string[] = []
  for (const segment of segments) {
    if (segment === "..") path.pop()
    else if (segment !== "." && segment !== "") path.push(segment)
  }
  return join(...path).slice(1)
}
