import type { Element, ElementContent, Root as HastRoot } from "hast"
import type { Code, Html, Paragraph, Parents, Root } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import type { InlineMath, Math as MathNode } from "mdast-util-math"
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxjsEsm,
  MdxTextExpression,
} from "mdast-util-mdx"
import remarkRehype, { type Options } from "remark-rehype"
import { unified } from "unified"
import type { VFile } from "vfile"
import type { Compilation, Slot } from "../compilation"
import { diagramLanguage, renderDiagram } from "../diagrams/render-diagram"
import { admonitionElement, admonitionKindOf, admonitionKinds, nameOf } from "../syntax/admonitions"
import { literalOf } from "../syntax/literal"
import { checkPlace, jsxToHast } from "../syntax/mdx-elements"
import { checkModule } from "../syntax/mdx-modules"
import { formulaText } from "../text/formula-text"
import type { SlotNode } from "./hast-nodes"
import { renderMath } from "./math/render-math"
import { writtenTex } from "./math/written-tex"
import { renderCode } from "./render-code"

type Handlers = NonNullable<NonNullable<Options>["handlers"]>
type Handler = NonNullable<Handlers["code"]>
type State = Parameters<Handler>[0]

declare module "vfile" {
  interface DataMap {
    compilation: Compilation
  }
}

/** Converts a Markdown tree to an HTML tree, with nodes for code, formulas and components. */
export function toHast(tree: Root, file: VFile): HastRoot {
  return processor.runSync(tree, file) as HastRoot
}

const handlers: Handlers = {
  code: (state, node: Code) => {
    const compilation = of(state)
    const drawn = node.lang === diagramLanguage ? renderDiagram(node, compilation) : undefined
    if (drawn) return slot(compilation, { ...drawn, kind: "diagram" }, node)
    const html = renderCode(node.value, node.lang ?? "text", node.meta, compilation.highlight)
    return slot(compilation, { html, text: node.value, kind: "code" }, node)
  },
  math: (state, node: MathNode) => formula(state, node, true),
  inlineMath: (state, node: InlineMath) => formula(state, node, false),
  containerDirective: (state, node: ContainerDirective) => directive(state, node),
  html: (state, node: Html) => {
    if (/^<!--\s*truncate\s*-->$/.test(node.value.trim())) return truncation(of(state), node)
    return { type: "raw", value: node.value, position: node.position }
  },
  mdxjsEsm: (state, node: MdxjsEsm) => {
    checkModule(node, of(state))
    return []
  },
  mdxFlowExpression: expression,
  mdxTextExpression: expression,
  mdxJsxFlowElement: (state, node: MdxJsxFlowElement) =>
    jsxToHast(node, state.all(node as never) as ElementContent[], of(state)),
  mdxJsxTextElement: (state, node: MdxJsxTextElement, parent?: Parents) => {
    if (parent) checkPlace(node, parent, of(state))
    return jsxToHast(node, state.all(node as never) as ElementContent[], of(state))
  },
}

const options: Options = {
  allowDangerousHtml: true,
  clobberPrefix: "",
  footnoteLabel: "Footnotes",
  footnoteBackLabel: (reference, repeat) =>
    `Back to the text at note ${reference + 1}${repeat > 1 ? `, place ${repeat}` : ""}`,
  handlers,
}

const processor = unified().use(remarkRehype, options).freeze()

function of(state: State): Compilation {
  const options = state.options as { file?: VFile }
  const compilation = options.file?.data.compilation
  if (!compilation)
    throw new Error("the file has no compilation data: compile it with compile-page.ts")
  return compilation
}

function slot(
  compilation: Compilation,
  content: Slot,
  { position }: Pick<SlotNode, "position">,
): SlotNode {
  compilation.slots.push(content)
  return { type: "slot", index: compilation.slots.length - 1, position }
}

function truncation(compilation: Compilation, node: Pick<SlotNode, "position">): SlotNode {
  return slot(compilation, { html: "", text: "", kind: "truncate" }, node)
}

function formula(state: State, node: MathNode | InlineMath, display: boolean): ElementContent[] {
  const compilation = of(state)
  const source = node.value.trim()
  const written = writtenTex(source, display)
  if (written.unclear !== undefined) {
    const line = source.split("\n")[written.unclear] ?? ""
    const fix = "write `\\%` for a percent sign, or move the comment to a line that begins with `%`"
    const message = `a comment begins at \`%\` in the formula line \`${shorten(line.trim())}\``
    compilation.report(lineWith(line, node, state), message, fix)
    return []
  }
  const { tex } = written
  if (tex === "") {
    compilation.report(
      node,
      "a formula is empty",
      "write it between the `$$` signs, or remove them",
    )
    return []
  }
  const reference = display ? undefined : equationReference(node, compilation)
  if (reference) return reference
  // `$$x$$` within a line is set as display math, without a block of its own.
  const doubled = !display && writtenAs(node, state).startsWith("$$")
  const result = renderMath(doubled ? `\\displaystyle ${tex}` : tex, display)
  if (result.error !== undefined) {
    const fix = `correct the formula \`${shorten(tex)}\`; a plain dollar sign is written \`\\$\``
    compilation.report(node, `TeX error: ${result.error}`, fix)
    return []
  }
  const math = slot(
    compilation,
    { html: result.html, text: formulaText(result.html), source, kind: "math" },
    node,
  )
  return display ? [formulaBlock(math, node)] : [math]
}

/** Line number in the file of a formula's line. */
function lineWith(line: string, node: MathNode | InlineMath, state: State): number {
  const lines = writtenAs(node, state).split("\n")
  const index = lines.findIndex(each => each.includes(line.trim()))
  return (node.position?.start.line ?? 1) + Math.max(0, index)
}

function formulaBlock(math: SlotNode, node: MathNode | InlineMath): Element {
  const id = node.data && "equationId" in node.data ? String(node.data.equationId) : undefined
  return {
    type: "element",
    tagName: "div",
    properties: { id, className: ["math-display"] },
    children: [math],
    position: node.position,
  }
}

/** Turns `$\\eqref{label}$` into a link to the numbered formula. */
function equationReference(
  node: MathNode | InlineMath,
  compilation: Compilation,
): ElementContent[] | undefined {
  const [, command, name] = /^\\(eqref|ref)\{([^{}]+)\}$/.exec(node.value.trim()) ?? []
  if (!name) return undefined
  const equation = compilation.equations.get(name)
  if (!equation) {
    const fix = `write \`\\label{${name}}\` into that formula, between its \`$$\` signs`
    compilation.report(node, `no formula has the label \`${name}\``, fix)
    return []
  }
  const text = command === "eqref" ? `(${equation.number})` : equation.number
  const children: ElementContent[] = [{ type: "text", value: text }]
  const properties = { href: `#${equation.id}` }
  return [{ type: "element", tagName: "a", properties, children, position: node.position }]
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ")
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

function expression(state: State, node: MdxFlowExpression | MdxTextExpression): ElementContent[] {
  const compilation = of(state)
  if (/^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value)) return [truncation(compilation, node)]
  const { value, refused } = literalOf(node.data?.estree)
  if (refused) {
    const message = `\`{${shorten(node.value)}}\` is code: ${refused}`
    compilation.report(node, message, "write the text itself; a plain brace is written `\\{`")
    return []
  }
  return typeof value === "string" || typeof value === "number"
    ? [{ type: "text", value: String(value), position: node.position }]
    : []
}

function directive(state: State, node: ContainerDirective): Element | ElementContent[] {
  const compilation = of(state)
  const [first, ...rest] = node.children
  const labelled = first?.type === "paragraph" && first.data && "directiveLabel" in first.data
  const label = labelled ? state.all(first as Paragraph) : undefined
  const children = state.all({
    ...node,
    children: labelled ? rest : node.children,
  }) as ElementContent[]
  const alert = node.data && "alert" in node.data ? String(node.data.alert) : undefined
  if (!alert) reportUnclosed(node, state, compilation)
  const opening = alert ?? `:::${node.name}`
  // A collapsible box is not an admonition.
  const kind = /[+-]$/.test(opening) ? undefined : admonitionKindOf(node.name)
  if (!kind) {
    const names = admonitionKinds.map(name => (alert ? `> [!${name.toUpperCase()}]` : `:::${name}`))
    const fix = `write one of ${names.join(", ")}${alert ? ", or `<details>` for text that folds" : ""}`
    compilation.reportBreach("unknown-admonition", node, `unknown admonition \`${opening}\``, fix)
    return children
  }
  const { title: written, ...given } = node.attributes ?? {}
  const title = written || (alert ? nameOf(node.name) : undefined)
  const heading = label ?? (title ? [{ type: "text" as const, value: title }] : undefined)
  const box = admonitionElement(
    kind,
    heading as ElementContent[] | undefined,
    children,
    node.position,
  )
  return withAttributes(box, given, node, compilation)
}

/** Sets the id of an admonition for links; classes are dropped, as everywhere. */
function withAttributes(
  box: Element,
  { class: _, ...given }: NonNullable<ContainerDirective["attributes"]>,
  node: ContainerDirective,
  compilation: Compilation,
): Element {
  for (const [name, value] of Object.entries(given)) {
    if (name === "id" || name === "lang" || name === "dir")
      box.properties[name] = value ?? undefined
    else {
      const message = `the admonition \`:::${node.name}\` has the unknown attribute \`${name}\``
      const fix = `write \`:::${node.name}[Title]{#id}\`, with an id if you link to it`
      compilation.reportBreach("refused-html", node, message, fix)
    }
  }
  return box
}

/**
 * Reports an admonition that is never closed, since it contains the rest of what it stands in, as
 * in Docusaurus.
 */
function reportUnclosed(node: ContainerDirective, state: State, compilation: Compilation): void {
  const lines = writtenAs(node, state).trimEnd().split("\n")
  if (lines.length > 1 && /^[\s>]*:{3,}$/.test(lines.at(-1) ?? "")) return
  const fix = "write a line `:::` below its last paragraph, with as many colons as the opening line"
  const message = `the admonition \`:::${node.name}\` is never closed`
  compilation.reportBreach("unclosed-admonition", node, message, fix)
}

function writtenAs({ position }: Pick<SlotNode, "position">, state: State): string {
  const { file } = state.options as { file?: VFile }
  return String(file?.value ?? "").slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}
