import type { ElementContent } from "hast"
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx"
import type { Json } from "../../content/schema/body"
import type { Compilation } from "../compilation"
import { renderCode } from "../html/render-code"
import { fenced } from "../text/code-in-twin"
import { admonitionElement, admonitionKindOf } from "./admonitions"
import { literalOf } from "./literal"

interface ThemeElement {
  node: MdxJsxFlowElement | MdxJsxTextElement
  props: Record<string, Json>
  /** Compiled content of the element. */
  children: ElementContent[]
  compilation: Compilation
}

/** Elements of Docusaurus' theme that have a Markdown equivalent, by name. */
export const themeElements: Record<string, (element: ThemeElement) => ElementContent[]> = {
  Admonition: admonition,
  CodeBlock: codeBlock,
  Link: link,
}

function admonition({ node, props, children, compilation }: ThemeElement): ElementContent[] {
  const type = textOf(props.type) ?? "note"
  const kind = admonitionKindOf(type)
  if (!kind) {
    const fix = "write note, tip, info, warning, danger or caution"
    const message = `unknown admonition type \`${type}\``
    compilation.reportBreach("unknown-admonition", node, message, fix)
    return children
  }
  const title = textOf(props.title)
  const heading = title ? [{ type: "text" as const, value: title }] : undefined
  const box = admonitionElement(kind, heading, children, node.position)
  const id = textOf(props.id)
  if (id) box.properties.id = id
  return [box]
}

/** Renders `<CodeBlock language="js" title="a.js">{`…`}</CodeBlock>` as a fence. */
function codeBlock({ node, props, compilation }: ThemeElement): ElementContent[] {
  const text = codeInside(node, compilation)
  const language = textOf(props.language) ?? textOf(props.className)?.replace("language-", "")
  const meta = [
    textOf(props.metastring),
    props.title ? `title=${JSON.stringify(props.title)}` : undefined,
    props.showLineNumbers ? "showLineNumbers" : undefined,
  ]
  const words = meta.filter(Boolean).join(" ")
  const html = renderCode(text, language ?? "text", words, compilation.highlight)
  compilation.jsxCode.set(node, fenced(text, `${language ?? ""} ${words}`.trim()))
  const index = compilation.slots.push({ html, text, kind: "code" }) - 1
  return [{ type: "slot", index, position: node.position }]
}

function codeInside({ children }: ThemeElement["node"], { source }: Compilation): string {
  const [first] = children
  if (first?.type === "mdxFlowExpression" || first?.type === "mdxTextExpression") {
    const { value } = literalOf(first.data?.estree)
    if (children.length === 1 && typeof value === "string") return value.replace(/^\n|\n$/g, "")
  }
  return source.slice(first?.position?.start.offset, children.at(-1)?.position?.end.offset)
}

function link({ node, props, children }: ThemeElement): ElementContent[] {
  const href = textOf(props.to) ?? textOf(props.href) ?? ""
  return [
    { type: "element", tagName: "a", properties: { href }, children, position: node.position },
  ]
}

const textOf = (value: Json | undefined) => (typeof value === "string" ? value : undefined)
