import type { Link, Nodes, PhrasingContent, Root, Text } from "mdast"
import { SKIP, visit } from "unist-util-visit"
import { closest } from "../../lib/closest"
import type { Compilation } from "../compilation"
import {
  type CitedWork,
  citationPattern,
  citationText,
  parseCitation,
  separator,
} from "../syntax/citation-syntax"

/** Ids of the citations in the text, by key of the cited work. */
export type Cited = Map<string, string[]>

/** A citation as written and as shown, for the Markdown twin. */
export interface CitationWords {
  line: number
  written: string
  read: string
}

/**
 * Turns `[@key]`, `[@key, p. 5]` and `[@one; @two]` into links to the list of references. Works in
 * place.
 * @param source text of the file, to recognize an escaped `\[@key]`
 */
export function placeCitations(tree: Root, source: string, compilation: Compilation) {
  const cited: Cited = new Map()
  const words: CitationWords[] = []
  visit(tree, (node, index, parent) => {
    if (node.type === "link" || node.type === "linkReference") return SKIP
    if (node.type !== "text" || index === undefined || !parent) return
    const before = parent.children.slice(0, index).map(textOf).join("")
    const parts = split(node, before, { source, compilation, cited, words })
    parent.children.splice(index, 1, ...(parts as never[]))
    return index + parts.length
  })
  return { cited, words }
}

interface Place {
  source: string
  compilation: Compilation
  cited: Cited
  words: CitationWords[]
}

/** Splits a text at its citations, which become links. */
function split(node: Text, before: string, place: Place): PhrasingContent[] {
  const parts: PhrasingContent[] = []
  let end = 0
  for (const match of citationsIn(node, place.source)) {
    const until = node.value.slice(0, match.index)
    const line = (node.position?.start.line ?? 1) + until.split("\n").length - 1
    const links = citation(match[1] ?? "", isWithinBrackets(before + until), line, place)
    if (!links) continue
    place.words.push({ line, written: match[0], read: links.map(textOf).join("") })
    parts.push({ ...node, value: node.value.slice(end, match.index) }, ...links)
    end = match.index + match[0].length
  }
  if (end === 0) return [node]
  parts.push({ ...node, value: node.value.slice(end) })
  return parts.filter(part => part.type !== "text" || part.value !== "")
}

/** Returns the citations in a text, without those whose bracket is escaped in the source. */
function citationsIn({ value, position }: Text, source: string) {
  if (!value.includes("@")) return []
  const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
  const escaped = [...written.matchAll(/(\\?)\[-?@/g)].map(([, backslash]) => backslash !== "")
  return [...value.matchAll(citationPattern)].filter((_, index) => !escaped[index])
}

/** True if a parenthesis is open at the end of a text. */
function isWithinBrackets(text: string): boolean {
  return text.split("(").length > text.split(")").length
}

/** Links of one pair of square brackets; undefined if it cannot be parsed. */
function citation(
  inner: string,
  inBrackets: boolean,
  line: number,
  { compilation, cited }: Place,
): PhrasingContent[] | undefined {
  const works = parseCitation(inner)
  if (!works) {
    const fix = "write `[@key]`, `[@key, p. 5]` or `[@one; @two]`; a plain bracket is written `\\[`"
    compilation.report(line, `\`[${inner}]\` is not a citation`, fix)
    return undefined
  }
  if (!works.every(({ key }) => isKnown(key, line, compilation))) return undefined
  return works.flatMap((work, index) => {
    const between = separator(index, works.length, inBrackets)
    const link = citationLink(work, inBrackets, cited, compilation)
    return between ? [{ type: "text" as const, value: between }, link] : [link]
  })
}

/** Reports an unknown key, with the nearest known one. */
export function isKnown(
  key: string,
  line: number | undefined,
  { file, references, problems }: Compilation,
  field?: string,
): boolean {
  if (Object.hasOwn(references, key)) return true
  const near = closest(key, Object.keys(references))
  const fix = near
    ? `write \`${near}\` instead`
    : `add "${key}" to content/data/references.yaml, with authors, title, year and link`
  const message = `no work has the key \`${key}\``
  problems.push({ file, line, field, message, fix, follows: "data/references.yaml" })
  return false
}

function citationLink(
  work: CitedWork,
  inBrackets: boolean,
  cited: Cited,
  { pageReferences }: Compilation,
): Link {
  const places = cited.get(work.key) ?? []
  const id = `cite-${work.key}${places.length > 0 ? `-${places.length + 1}` : ""}`
  cited.set(work.key, [...places, id])
  return {
    type: "link",
    url: `#${referenceId(work.key)}`,
    children: [{ type: "text", value: citationText(work, pageReferences, inBrackets) }],
    data: { hProperties: { id, className: ["citation"] } },
  }
}

/** Id of a work in the list of references. */
export const referenceId = (key: string) => `ref-${key}`

function textOf(node: Nodes): string {
  if ("value" in node) return node.value
  return "children" in node ? node.children.map(textOf).join("") : ""
}
