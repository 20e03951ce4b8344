import { isMap, isSeq, LineCounter, parseDocument } from "yaml"
import { z } from "zod"
import { yamlData } from "../../markdown/syntax/yaml-data"
import { compareText, type Problem } from "../problem"
import { normalisePath } from "../routes"
import { olderTagSlug, tagSlug } from "../schema/tag-slug"
import { closest, validate } from "../schema/validate"
import type { PageFacts } from "./page"
import type { Redirect } from "./site-model"

/** One entry of content/data/redirects.yaml. */
export const redirectRecord = z.strictObject({
  from: z
    .string()
    .regex(/^\/[^?#\s]*$/, "must be a path from the root, without ? and #")
    .meta({ example: "/docs/old-page" }),
  to: z
    .string()
    .regex(/^\/[^?\s]*$/, "must be a path from the root, without ?")
    .meta({ example: "/docs/new-page#heading" }),
})

/** A redirect and where an author can change it. */
export interface SourcedRedirect extends Redirect {
  file: string
  line?: number
}

/** Reads the list of redirects that authors keep; paths lose their trailing slash. */
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
    return { redirects: [], problems: [{ file, line: 1, message: "not a list of redirects", fix }] }
  }
  const redirects: SourcedRedirect[] = []
  for (const [index, item] of document.contents.items.entries()) {
    const line = isMap(item) ? lineAt(item.range?.[0]) : undefined
    const record: unknown = isMap(item) ? data[index] : {}
    const checked = validate(redirectRecord, record, { file, lineOf: () => line })
    problems.push(...checked.problems)
    if (checked.value) {
      const { from, to } = checked.value
      redirects.push({ from: normalisePath(from), to: withoutTrailingSlash(to), file, line })
    }
  }
  return { redirects, problems }
}

/** A page; that of a tag with what else other pages call it. */
type TagFacts = PageFacts & { tag?: { spellings: readonly string[] } }

/**
 * Redirects from the addresses that tags had to those of today, for every label any page uses and every page of the tag's
 * list: the addresses of the older site, and those of spellings that are one tag now. An address that holds a page of its
 * own stays.
 */
export function olderTagRedirects(pages: readonly TagFacts[]): Redirect[] {
  const paths = new Set(pages.map(page => page.path))
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
    if (address === path || !slug || paths.has(address)) continue
    redirects.set(address, { from: address, to: path })
    for (const page of listPages.get(path) ?? []) {
      const from = address + page.slice(path.length)
      redirects.set(from, { from, to: page })
    }
  }
  return [...redirects.values()].sort((a, b) => compareText(a.from, b.from))
}

const isTagPage = ({ kind }: PageFacts) => kind === "articleTag" || kind === "docsTag"

const furtherPage = /^(.*)\/page\/\d+$/

const isFurtherPage = (path: string) => furtherPage.test(path)

/** `/docs/tags/defi` -> [`/docs/tags/defi/page/2`, …]. */
function pagesBelow(paths: readonly string[]): Map<string, string[]> {
  const below = new Map<string, string[]>()
  for (const path of paths) {
    const [, list] = path.match(furtherPage) ?? []
    if (list) below.set(list, [...(below.get(list) ?? []), path])
  }
  return below
}

/**
 * Everything wrong with a list of redirects: a duplicate `from`, one that hides a page, a target that is no
 * page, a loop, a chain (a target that is redirected itself).
 * @param made addresses that a folder of data makes pages of
 */
export function checkRedirects(
  redirects: readonly SourcedRedirect[],
  pages: readonly Pick<PageFacts, "path">[],
  made: readonly { below: string; from: string }[] = [],
): Problem[] {
  const paths = new Set(pages.map(page => page.path))
  const targets = new Map<string, string>()
  const problems: Problem[] = []
  for (const { from, to, file, line } of redirects) {
    const report = (field: string, message: string, fix: string) =>
      problems.push({ file, line, field, message, fix })
    if (targets.has(from)) report("from", `${from} is redirected twice`, "keep one of the entries")
    else targets.set(from, normalisePath(to))
    if (paths.has(from)) {
      report(
        "from",
        `${from} is a page, which the redirect would hide`,
        "remove the redirect or move the page",
      )
    }
  }
  for (const { from, to, file, line } of redirects) {
    const target = normalisePath(to)
    const follows = made.find(({ below }) => target.startsWith(`${below}/`))?.from
    const report = (message: string, fix: string) =>
      problems.push({ file, line, field: "to", message, fix, follows })
    if (targets.has(target)) {
      const end = lastTarget(target, targets)
      if (end === undefined)
        report(`${from} runs in a circle`, "let one of the entries lead to a page")
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

/** End of a chain of redirects; undefined where it runs in a circle. */
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

function withoutTrailingSlash(address: string): string {
  return address.replace(/(.)\/+(?=#|$)/, "$1")
}
