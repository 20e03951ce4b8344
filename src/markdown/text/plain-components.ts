import type { Nodes, Root } from "mdast"
import type { Json } from "../../content/schema/body"
import { literalOf } from "../syntax/literal"

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" }>
type Attribute = Extract<JsxElement["attributes"][number], { type: "mdxJsxAttribute" }>
type Props = Readonly<Record<string, Json>>

/**
 * Lines of a Markdown source with its components told in plain Markdown: a figure by its title, caption and
 * numbers, a card by a link, a tab by its label. Components that the build fills with data stay as they are
 * written, for those who have the data.
 *
 * @param lines the source, one string a line
 * @param tree the source as parsed; its positions count from `firstLine`
 */
export function withoutComponents(lines: readonly string[], tree: Root, firstLine: number) {
  return plain(tree.children, 0, lines.length)

  /** Lines `from` up to `to` (not included), with the components among the nodes replaced. */
  function plain(nodes: readonly Nodes[], from: number, to: number): string[] {
    const result: string[] = []
    let next = from
    for (const node of nodes) {
      const replaced = node.type === "mdxJsxFlowElement" ? told(node) : inside(node)
      if (!replaced || !node.position) continue
      result.push(...lines.slice(next, node.position.start.line - firstLine), ...replaced)
      next = node.position.end.line - firstLine + 1
    }
    return [...result, ...lines.slice(next, to)]
  }

  /** Components may also stand in admonitions and lists; everything else is left alone. */
  function inside(node: Nodes): string[] | undefined {
    if (!("children" in node) || !node.position || !holdsComponent(node)) return undefined
    const { start, end } = node.position
    return plain(node.children, start.line - firstLine, end.line - firstLine + 1)
  }

  function told(node: JsxElement): string[] | undefined {
    const first = node.children[0]?.position?.start.line
    const last = node.children.at(-1)?.position?.end.line
    const content =
      first && last ? plain(node.children, first - firstLine, last - firstLine + 1) : []
    return toldComponent(node, content)
  }
}

function toldComponent(node: JsxElement, content: string[]): string[] | undefined {
  if (!node.name || /^[a-z]/.test(node.name)) return undefined
  const props = propsOf(node)
  const { title, caption, summary, label, value, href, alt, sources } = props
  if (node.name === "ThemedImage" && sources && typeof sources === "object")
    return [`![${alt ?? ""}](${(sources as Props).light})`]
  if (node.name === "Card") return [`- [${title}](${href}): ${content.join(" ").trim()}`]
  if (node.name === "Details") return [`**${summary}**`, "", ...content]
  if (node.name === "TabItem") return [`**${label ?? value}**`, "", ...content, ""]
  if (caption) return [`**Figure: ${title}.** ${caption}`, ...bars(props)]
  return content.length > 0 ? content : undefined
}

/** The numbers of a bar figure as a table. */
function bars({ data, series, unit, source }: Props): string[] {
  if (!Array.isArray(data)) return []
  const names = Array.isArray(series) ? series : [unit]
  const row = (cells: readonly Json[]) => `| ${cells.join(" | ")} |`
  return [
    "",
    row(["", ...names.map(name => (name === unit ? name : `${name}, ${unit}`))] as Json[]),
    row(["---", ...names.map(() => "---:")]),
    ...data.map(cells => row(cells as Json[])),
    ...(source ? ["", `Source: ${source}`] : []),
  ]
}

function propsOf(node: JsxElement): Props {
  return Object.fromEntries(
    node.attributes
      .filter((attribute): attribute is Attribute => attribute.type === "mdxJsxAttribute")
      .map(({ name, value }) => [name, literalValue(value)]),
  )
}

function literalValue(value: Attribute["value"]): Json {
  if (value === null || value === undefined) return true
  if (typeof value === "string") return value
  const literal = literalOf(value.data?.estree)
  return literal.value ?? null
}

function holdsComponent(node: Nodes): boolean {
  if (node.type === "mdxJsxFlowElement") return true
  return "children" in node && node.children.some(holdsComponent)
}
