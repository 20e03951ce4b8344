/**
 * Limits on the size of one text. Pages are far below (the largest of this site has 16 kB, lines of
 * 800 characters and 210 marks in a block); beyond them, parsers and regular expressions take
 * quadratic time or overflow the stack.
 */
import type { Nodes as HastNodes } from "hast"
import type { Nodes as MdastNodes, Root } from "mdast"
import { visit } from "unist-util-visit"
import { ContentError } from "../../content/thrown-problem"
import type { Compilation } from "../compilation"

export const bounds = {
  /** Bytes of a file beyond which it is reported as too long for readers. */
  bytes: 256 * 1024,
  /** Bytes of a file beyond which it is not read. */
  mostBytes: 2 * 1024 * 1024,
  /** Characters of a line. */
  line: 10_000,
  /** Characters without an empty line in between, except table rows, which take linear time. */
  stretch: 50_000,
  /** Columns before the last mark of a list or quote at the start of a line; a level takes two. */
  indent: 100,
  /** Levels of nested admonitions. */
  admonitions: 20,
  /** Levels of nested elements. */
  depth: 100,
  /** Characters of a paragraph, heading or cell that may begin a construct, such as `*` and `[`. */
  marks: 500,
  /** Closing braces in MDX: the parser tries the code before each of them. */
  braces: 1000,
  /** Footnotes and link reference definitions. */
  definitions: 500,
  /** Characters of a claim, braces included; the longest of this site has 179. */
  claim: 500,
} as const

/**
 * Checks the size of a file and of its lines.
 * @param text a whole file
 * @throws ContentError if the text exceeds a limit
 */
export function checkSize(text: string): void {
  const bytes = Buffer.byteLength(text)
  if (bytes > bounds.mostBytes)
    throw new ContentError(sizeMessage(bytes, bounds.mostBytes), smaller, 1)
  let stretch = 0
  let inTable = false
  for (const [index, line] of text.split("\n").entries()) {
    if (line.length > bounds.line) {
      const message = `the line has ${line.length} characters, more than the maximum of ${bounds.line}`
      throw new ContentError(message, "break it into several lines", index + 1)
    }
    if (line.trim() === "") stretch = 0
    inTable = delimiterRow.test(line) || (inTable && line.includes("|"))
    if (!inTable) stretch += line.length
    if (stretch > bounds.stretch) {
      const message = `more than ${bounds.stretch} characters follow each other without an empty line`
      const fix =
        "separate them with an empty line; put code or data of this size into a file and link to it"
      throw new ContentError(message, fix, index + 1)
    }
  }
}

const smaller = "make several pages of it, or link to the data as a file"
const sizeMessage = (bytes: number, most: number) =>
  `the file has ${Math.ceil(bytes / 1024)} kB, more than the ${most / 1024} kB that a page may have`

/** Reports a page that can be read by programs, but hardly by people. */
export function reportSize(text: string, { reportBreach }: Compilation): void {
  const bytes = Buffer.byteLength(text)
  if (bytes > bounds.bytes) reportBreach("large-file", 1, sizeMessage(bytes, bounds.bytes), smaller)
}

/** The row of dashes below a table's head. */
const delimiterRow =
  /^(?=[^|]*\|)[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*\r?$/

/** Marks of lists and quotes before the text of a line. */
const prefix = /^(?:[ \t>]|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/
const definition = /^[ \t>]*\[[^\]\n]+\]:/

/**
 * Checks nesting that costs time during parsing, before there is a tree to measure.
 * @throws ContentError
 */
export function checkNesting(text: string, isMdx: boolean): void {
  let admonitions = 0
  let braces = 0
  let definitions = 0
  for (const [index, line] of text.split("\n").entries()) {
    const tooMuch = (found: string, fix: string) => new ContentError(found, fix, index + 1)
    const [before = ""] = prefix.exec(line) ?? []
    if (before.trimEnd().replaceAll("\t", "    ").replaceAll(">", "> ").length > bounds.indent)
      throw tooMuch("lists or quotes are nested too deeply to be read", "use fewer levels")
    const rest = line.slice(before.length)
    if (/^:{3,}[A-Za-z]/.test(rest)) admonitions++
    else if (/^:{3,}[ \t]*\r?$/.test(rest)) admonitions = Math.max(0, admonitions - 1)
    if (admonitions > bounds.admonitions)
      throw tooMuch("admonitions are nested too deeply to be read", "close each with `:::`")
    if (isMdx) braces += line.split("}").length - 1
    if (braces > bounds.braces)
      throw tooMuch(
        `the page has more than ${bounds.braces} braces, the maximum for MDX`,
        "split it into several pages, or rename the file to `.md`, where braces are plain text",
      )
    if (definition.test(line)) definitions++
    if (definitions > bounds.definitions)
      throw tooMuch(
        `the page has more than ${bounds.definitions} definitions of footnotes and link addresses`,
        "split it into several pages",
      )
  }
}

type Nodes = MdastNodes | HastNodes

/**
 * Checks the depth of a tree, because later stages walk it recursively.
 * @throws ContentError at the first node that is nested too deeply
 */
export function checkDepth(tree: Nodes): void {
  const level: Nodes[][] = [[tree]]
  for (let depth = 0; level[depth]?.length; depth++) {
    const nodes = level[depth] ?? []
    if (depth > bounds.depth) {
      const line = nodes.find(({ position }) => position)?.position?.start.line
      const fix = "nest lists, quotes and tags less deeply; close every tag"
      throw new ContentError("the text is nested too deeply to be read", fix, line)
    }
    level.push(nodes.flatMap((node): Nodes[] => ("children" in node ? node.children : [])))
  }
}

const tag = /<(\/?)([a-z][\w-]*)(?=[\s/>])[^<>]*>/gi
/** Elements without an end tag, or that end where the next one of their kind begins. */
const endsItself =
  /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|p|source|td|th|tr|track|wbr)$/i

/**
 * Checks raw HTML in Markdown for unclosed tags, before a parser nests them.
 * @throws ContentError
 */
export function checkTags(tree: Root): void {
  let depth = 0
  visit(tree, "html", ({ value, position }) => {
    for (const { 1: slash, 2: name = "", index } of value.matchAll(tag)) {
      if (endsItself.test(name)) continue
      depth = slash ? Math.max(0, depth - 1) : depth + 1
      if (depth <= bounds.depth) continue
      const line = (position?.start.line ?? 1) + value.slice(0, index).split("\n").length - 1
      const message = `more than ${bounds.depth} tags are open at once, the last of them \`<${name}>\``
      throw new ContentError(message, `close every tag: \`</${name}>\``, line)
    }
  })
}
