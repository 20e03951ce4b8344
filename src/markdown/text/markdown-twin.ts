import type { Nodes, Root } from "mdast"
import type { Compilation } from "../compilation"
import type { CitationWords } from "../html/citations"
import { citationEdits, referenceEdits } from "./cite-in-twin"
import { codeFence } from "./code-in-twin"
import { componentText } from "./plain-components"
import { addressEdits, openingTag } from "./twin-addresses"
import { type Edit, indented, type Span, spanOf, TwinSource } from "./twin-source"

/** Parts from which the Markdown twin of a page is made. */
export interface TwinParts {
  /** The body as written, and the line of the file on which it starts. */
  body: string
  bodyLine: number
  tree: Root
  compilation: Pick<Compilation, "source" | "checked" | "jsxProps" | "jsxCode" | "dialect">
  /** True if the tree starts with a heading that is the title of the page. */
  startsWithTitle?: boolean
  citations?: readonly CitationWords[]
  references?: readonly string[]
}

/**
 * The Markdown as written, for the `.md` twin of a page: without imports, truncate mark and title,
 * with components as plain Markdown, and with marks for addresses. Code is the same to the byte;
 * line ends are LF.
 */
export function markdownTwin(parts: TwinParts): string {
  const { tree, compilation, citations = [], references = [] } = parts
  const text = compilation.source
  const source = new TwinSource(text, [
    ...citationEdits(text, citations),
    ...referenceEdits(tree, references, text.trimEnd().length),
  ])
  const edits = new TwinEdits(source, parts).within(tree)
  const twin = source.slice(0, text.length, edits).replace(/\r\n?/g, "\n")
  return `${twin.replace(/^(?:[ \t]*\n)+/, "").trimEnd()}\n`
}

class TwinEdits {
  readonly #source: TwinSource
  readonly #parts: TwinParts
  readonly #written: string[]

  constructor(source: TwinSource, parts: TwinParts) {
    this.#source = source
    this.#parts = parts
    this.#written = parts.body.split("\n")
  }

  /**
   * Edits of all blocks in a parent. In MDX indented text is not code, so blocks get the indent of
   * their container.
   */
  within(parent: Nodes): Edit[] {
    if (!("children" in parent)) return []
    const container = this.#containerOf(parent)
    const isRoot = parent.type === "root"
    const blocks = isRoot || isContainer(parent)
    return parent.children.flatMap((node, index) => {
      const span = spanOf(node)
      if (!span) return []
      if (isRoot && (node.type === "mdxjsEsm" || (index === this.#titleIndex() && index >= 0)))
        return [{ ...this.#withBlankLines(span), text: "" }]
      const told = blocks || node.type === "mdxJsxFlowElement" ? this.#told(node) : undefined
      if (told !== undefined) return [this.#source.placed(span, told, container)]
      const edits = this.of(node)
      const further = this.#source.before(span.start).length - container.length
      if (!blocks || this.#parts.compilation.dialect !== "mdx" || further < 1) return edits
      return isBlank(this.#source.before(span.start).slice(container.length))
        ? [this.#source.placed(span, this.#dedented(span, edits), container)]
        : edits
    })
  }

  /** Edits inside a node that keeps its type. */
  of(node: Nodes): Edit[] {
    const span = spanOf(node)
    if (!span) return []
    const { jsxProps } = this.#parts.compilation
    switch (node.type) {
      case "mdxJsxTextElement": {
        if (isElement(node.name)) {
          const tag = openingTag(node, jsxProps.get(node), span)
          return [...(tag ? [tag] : []), ...this.within(node)]
        }
        const told = componentText(node, this.#inline(node.children), this.#parts.compilation)
        return [{ ...span, text: told.replace(/\s*\n\s*/g, " ") }]
      }
      case "html": {
        if (/^<!--\s*truncate\s*-->$/.test(node.value.trim()))
          return [{ ...this.#withBlankLines(span), text: "" }]
        return addressEdits(node, this.#source.text, span)
      }
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return this.#expression(node, span)
      case "containerDirective":
        return this.#directive(node, span)
      case "heading":
        return [...this.#headingId(span), ...this.within(node)]
      case "code": {
        const text = codeFence(node, this.#source.slice(span.start, span.end, []))
        return text === undefined
          ? []
          : [{ ...span, text: indented(text, this.#source.before(span.start)) }]
      }
      default:
        return [...addressEdits(node, this.#source.text, span), ...this.within(node)]
    }
  }

  /** Returns an MDX component or element as Markdown; undefined for anything else. */
  #told(node: Nodes): string | undefined {
    const { jsxProps } = this.#parts.compilation
    if (node.type === "paragraph") return this.#blocksOnLines(node.children)
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined
    const isFlow = node.type === "mdxJsxFlowElement"
    const content = isFlow
      ? this.#content(node.children)
      : (this.#blocksOnLines(node.children) ?? this.#inline(node.children))
    if (!isElement(node.name)) return componentText(node, content, this.#parts.compilation)
    const span = spanOf(node)
    const tag = span && openingTag(node, jsxProps.get(node), span)
    if (!isFlow || !span) return undefined
    const opening = tag?.text ?? `<${node.name}>`
    return node.children.length > 0
      ? [opening, content, `</${node.name}>`].filter(Boolean).join("\n\n")
      : opening
  }

  /** Components on separate lines, which the parser reads as text; undefined for other text. */
  #blocksOnLines(nodes: readonly Nodes[]): string | undefined {
    const { checked } = this.#parts.compilation
    const inside = nodes.filter(node => node.type !== "text" || !isBlank(node.value))
    const all = inside.every(
      node =>
        node.type === "mdxJsxTextElement" &&
        node.name !== "Link" &&
        !isElement(node.name) &&
        !checked.get(node)?.component.inline,
    )
    return all && inside.length > 0 ? this.#content(inside) : undefined
  }

  /** Blocks between the tags of a component, one after the other. */
  #content(nodes: readonly Nodes[]): string {
    return nodes
      .map(node => this.#block(node))
      .filter(text => text.trim() !== "")
      .join("\n\n")
  }

  #block(node: Nodes): string {
    const span = spanOf(node)
    return span ? (this.#told(node) ?? this.#dedented(span, this.of(node))) : ""
  }

  /** Text between the tags of an inline component. */
  #inline(nodes: readonly Nodes[]): string {
    return nodes
      .map(node => {
        const span = spanOf(node)
        return span ? this.#source.slice(span.start, span.end, this.of(node)) : ""
      })
      .join("")
      .trim()
  }

  #dedented({ start, end }: Span, edits: readonly Edit[]): string {
    return this.#source.dedented(this.#source.slice(start, end, edits), start)
  }

  /** Indent and quote marks at the start of the lines of a block's children. */
  #containerOf(parent: Nodes): string {
    if (parent.type === "footnoteDefinition") return "    "
    if (parent.type === "containerDirective") return this.#prefixOf(parent)
    if (parent.type !== "listItem" && parent.type !== "blockquote") return ""
    const first = "children" in parent ? parent.children[0] : undefined
    return first ? this.#prefixOf(first) : ""
  }

  #prefixOf(node: Nodes): string {
    const span = spanOf(node)
    return span ? this.#source.before(span.start) : ""
  }

  #titleIndex(): number {
    const { tree, startsWithTitle } = this.#parts
    if (!startsWithTitle) return -1
    return tree.children.findIndex(isTitle)
  }

  /** Restores `:::note Title`, which the parser gets as `:::note[Title]`. */
  #directive(node: Nodes, { start }: Span): Edit[] {
    const edits = this.within(node)
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const opening = this.#source.text.slice(start).split("\n", 1)[0] ?? ""
    const end = start + opening.length
    const written = this.#written[line - this.#parts.bodyLine]?.slice(column - 1)
    const isEdited = edits.some(edit => edit.start < end)
    return written === undefined || isEdited ? edits : [{ start, end, text: written }, ...edits]
  }

  /** Restores an author's heading id, whose brace is escaped for MDX. */
  #headingId({ start, end }: Span): Edit[] {
    const at = this.#source.text.slice(start, end).search(/\\\{#[^\s{}]+\}[ \t]*#*$/)
    return at < 0 ? [] : [{ start: start + at, end: start + at + 1, text: "" }]
  }

  #expression(
    node: Extract<Nodes, { type: "mdxFlowExpression" | "mdxTextExpression" }>,
    span: Span,
  ): Edit[] {
    const [, comment] = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value) ?? []
    if (comment?.trim() === "truncate") return [{ ...this.#withBlankLines(span), text: "" }]
    if (comment !== undefined) return [{ ...span, text: `<!--${comment}-->` }]
    return []
  }

  /** Lines to remove, with the blank lines below them. */
  #withBlankLines({ start, end }: Span): Span {
    const before = this.#source.before(start)
    if (!isBlank(before)) return { start, end }
    const [below = ""] = /^(?:[ \t]*\r?\n)*/.exec(this.#source.text.slice(end)) ?? []
    return { start: start - before.length, end: end + below.length }
  }
}

const isElement = (name: string | null) => name !== null && /^[a-z]/.test(name)

const isBlank = (text: string) => text.trim() === ""

const isContainer = ({ type }: Nodes) =>
  type === "listItem" ||
  type === "blockquote" ||
  type === "containerDirective" ||
  type === "footnoteDefinition"

/** True for a level-1 heading in any syntax. */
function isTitle(node: Nodes): boolean {
  if (node.type === "heading") return node.depth === 1
  if (node.type === "html") return /^<h1[\s>][\s\S]*<\/h1>\s*$/.test(node.value)
  if (node.type === "paragraph")
    return node.children.length === 1 && node.children.some(child => isTitle(child))
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === "h1"
  )
}
