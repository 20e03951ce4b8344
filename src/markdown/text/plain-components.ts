import type { Nodes, Root } from "mdast"
import type { Compilation } from "../compilation"

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" }>

/**
 * Lines of a Markdown source with its components told in plain Markdown, each as its description says. Components that
 * the build fills with data stay as they are written, for those who have the data. One that a page imports from the
 * project's code works in a browser only, and is left out.
 *
 * @param lines the source, one string a line
 * @param tree the source as parsed; its positions count from `firstLine`
 */
export function withoutComponents(
  lines: readonly string[],
  tree: Root,
  firstLine: number,
  components: Compilation["checked"],
) {
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
    if (!node.name || /^[a-z]/.test(node.name)) return undefined
    const first = node.children[0]?.position?.start.line
    const last = node.children.at(-1)?.position?.end.line
    const content =
      first && last ? plain(node.children, first - firstLine, last - firstLine + 1) : []
    const known = components.get(node)
    if (!known) return content
    const { component, props } = known
    if (component.toMarkdown && !component.data)
      return component.toMarkdown(props ?? {}, content.join("\n")).split("\n")
    return content.length > 0 ? content : undefined
  }
}

function holdsComponent(node: Nodes): boolean {
  if (node.type === "mdxJsxFlowElement") return true
  return "children" in node && node.children.some(holdsComponent)
}
