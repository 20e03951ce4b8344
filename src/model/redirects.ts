import { isMap, isSeq, LineCounter, parseDocument } from "yaml"
import { z } from "zod"
import type { Problem } from "../content/problem"
import type { Redirect, SourcedRedirect } from "../content/redirect"
import { anchorOf, normalisePath, withAnchor } from "../content/routes"
import { olderTagSlug, tagSlug } from "../content/schema/tag-slug"
import { validate } from "../content/schema/validate"
import { closest } from "../lib/closest"
import { compareText } from "../lib/compare-text"
import { yamlData } from "../markdown/syntax/yaml-data"
import type { PageFacts } from "./page"

/** One entry of content/data/redirects.yaml. */
export const redirectRecord = z.strictObject({
  from: z
    .string()
    .regex(
      /^\/(?!\/)(?:(?!\/\/)[^?#])*$/,
      "must be a path from the root, without `?`, `#` and `//`",
    )
    .meta({ example: "/docs/old-page" }),
  to: z
    .string()
    .regex(/^\/(?!\/)[^?#]*(?:#[^#]*)?$/, "must be a path from the root, without `?`")
    .meta({ example: "/docs/new-page#heading" }),
})

/** Parses the authors' list of redirects and strips trailing slashes from its paths. */
export function readRedirects(
  text: string,
  file: string,
): { redirects: SourcedRedirect[]; problems: Problem[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? undefined : lines.linePos(offset).line
  const { data, faults } = yamlData(document, text)
  const problems: Problem[] = [
    ...faults.map(({ offset, message, fix }) => ({ file, line: lineAt(offset), message, fix })),
    ...document.errors.slice(0, 1).map(error => ({
      file,
      line: lineAt(error.pos[0]),
      message: `YAML syntax error: ${error.message.split("\n")[0]}`,
      fix: "write one entry as `- from: /old` with `to: /new` below it, indented by two spaces",
    })),
  ]
  if (problems.length > 0 || document.contents === null) return { redirects: [], problems }
  if (!isSeq(document.contents) || !Array.isArray(data)) {
    const fix = "write a list: every entry starts with `- from: /old`"
    return {
      redirects: [],
      problems: [{ file, line: 1, message: "the file is not a list of redirects", fix }],
    }
  }
  const redirects: SourcedRedirect[] = []
  for (const [index, item] of document.contents.items.entries()) {
    const line = isMap(item) ? lineAt(item.range?.[0]) : undefined
    const record: unknown = isMap(item) ? data[index] : {}
    const checked = validate(redirectRecord, record, { file, lineOf: () => line })
    problems.push(...checked.problems)
    if (checked.value) {
      const { from, to } = checked.value
      redirects.push({ from: normalisePath(from), to: decodedTarget(to), file, line })
    }
  }
  return { redirects, problems }
}

/** A page; a tag's page also has its other spellings. */
type TagFacts = PageFacts & { tag?: { spellings: readonly string[] } }

/**
 * Redirects former tag addresses (of the older site, and of spellings that are now one tag) to
 * current ones, for every label that a page uses and every page of the tag's list. Addresses that
 * are a page or already redirected are left alone.
 */
export function olderTagRedirects(
  pages: readonly TagFacts[],
  redirected: readonly Pick<Redirect, "from">[] = [],
): Redirect[] {
  const pagesTaken = new Set(pages.map(({ path }) => withoutCase(path)))
  const redirectsTaken = new Set(redirected.map(({ from }) => withoutCase(from)))
  const tagPages = pages.filter(isTagPage)
  const listPages = pagesBelow(tagPages.map(page => page.path))
  const redirects = new Map<string, Redirect>()
  const labels = pages.flatMap(page => page.tags ?? [])
  const spellings = tagPages
    .filter(({ path }) => !isFurtherPage(path))
    .flatMap(({ path, tag }) => (tag?.spellings ?? []).map(label => ({ label, path })))
  const older = [
    ...[...labels, ...spellings].map(({ label, path }) => ({ slug: olderTagSlug(label), path })),
    ...spellings.map(({ label, path }) => ({ slug: tagSlug(label), path })),
  ]
  for (const { slug, path } of older) {
    const address = path.replace(/(?<=\/tags\/).*/, slug)
    if (!slug || address === path || pagesTaken.has(withoutCase(address))) continue
    for (const page of [path, ...(listPages.get(path) ?? [])]) {
      const from = address + page.slice(path.length)
      if (!redirectsTaken.has(withoutCase(from)) && !redirects.has(from))
        redirects.set(from, { from, to: page })
    }
  }
  return [...redirects.values()].sort((a, b) => compareText(a.from, b.from))
}

/** Normalizes an address for hosts and file systems that ignore case. */
const withoutCase = (path: string) => path.toLowerCase()

const isTagPage = ({ kind }: PageFacts) => kind === "articleTag" || kind === "docsTag"

const furtherPage = /^(.*)\/page\/\d+$/

const isFurtherPage = (path: string) => furtherPage.test(path)

/** Groups the further pages of lists: `/docs/tags/defi` -> [`/docs/tags/defi/page/2`, …]. */
function pagesBelow(paths: readonly string[]): Map<string, string[]> {
  const below = new Map<string, string[]>()
  for (const path of paths) {
    const [, list] = path.match(furtherPage) ?? []
    if (list) below.set(list, [...(below.get(list) ?? []), path])
  }
  return below
}

/**
 * Finds all problems in a list of redirects: a duplicate `from`, a redirect that hides a page (also
 * if they differ only in case), a target that is not a page, a loop, or a chain (a target that is
 * itself redirected).
 * @param made address prefixes of the pages generated from a folder of data
 */
export function checkRedirects(
  redirects: readonly SourcedRedirect[],
  pages: readonly Pick<PageFacts, "path">[],
  made: readonly { below: string; from: string }[] = [],
): Problem[] {
  const paths = new Set(pages.map(page => page.path))
  const pageLike = new Map(pages.map(({ path }) => [withoutCase(path), path]))
  const targets = new Map<string, string>()
  const firstLike = new Map<string, SourcedRedirect>()
  const problems: Problem[] = []
  for (const redirect of redirects) {
    const { from, to, file, line } = redirect
    const report = (message: string, fix: string) =>
      problems.push({ file, line, field: "from", message, fix })
    const like = firstLike.get(withoutCase(from))
    if (targets.has(from)) report(`${from} is redirected twice`, "remove one of the entries")
    else targets.set(from, normalisePath(to))
    if (!like) firstLike.set(withoutCase(from), redirect)
    else if (like.from !== from && like.to !== to)
      report(
        `${from} and ${like.from} differ only in case, but lead to different pages`,
        `write \`to: ${like.to}\` or remove the entry: some hosts treat both as one address`,
      )
    const page = pageLike.get(withoutCase(from))
    if (page === from)
      report(
        `${from} is a page that the redirect would hide`,
        "remove the redirect, or move the page",
      )
    else if (page)
      report(
        `${from} differs only in case from the page ${page}, which some hosts would hide`,
        "remove the redirect, or move the page",
      )
  }
  for (const { from, to, file, line } of redirects) {
    const target = normalisePath(to)
    const follows = made.find(({ below }) => target.startsWith(`${below}/`))?.from
    const report = (message: string, fix: string) =>
      problems.push({ file, line, field: "to", message, fix, follows })
    if (targets.has(target)) {
      const end = lastTarget(target, targets)
      if (end === undefined)
        report(`the redirects from ${from} form a loop`, "redirect one of the entries to a page")
      else report(`${to} is redirected itself`, `write \`to: ${end}\` instead`)
    } else if (!paths.has(target)) {
      const near = closest(target, [...paths])
      report(
        `there is no page ${target}`,
        near ? `write \`to: ${near}\` instead` : "write the path of a page",
      )
    }
  }
  return problems
}

/** Final target of a chain of redirects; undefined if the chain is a loop. */
function lastTarget(start: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>()
  let path = start
  for (let next = targets.get(path); next !== undefined; next = targets.get(path)) {
    if (seen.has(path)) return undefined
    seen.add(path)
    path = next
  }
  return path
}

/** Target in the form of page paths: without a trailing slash, and percent-decoded. */
const decodedTarget = (address: string) => withAnchor(normalisePath(address), anchorOf(address))
