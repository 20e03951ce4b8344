import type { Nodes } from "mdast"
import type { Json } from "../../content/schema/body"
import { addressMark, componentMark, markLinks } from "../../content/twin-marks"
import type { Compilation } from "../compilation"
import { admonitionKindOf } from "../syntax/admonitions"
import { mapOutsideCode } from "../syntax/source-text"

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>

/**
 * A component in plain Markdown, as its description says. One that the build fills with data is a mark, for those who have the data.
 * One that a page imports from the project's code works in a browser only, and is left out.
 * @param content what stands between its tags, its own components told already
 */
export function componentText(
  node: JsxElement,
  content: string,
  { checked, jsxProps, jsxCode }: Pick<Compilation, "checked" | "jsxProps" | "jsxCode">,
): string {
  const known = checked.get(node)
  if (!known) return jsxCode.get(node) ?? themeText(node, content, jsxProps.get(node) ?? {})
  const { component, props, name } = known
  if (component.data || (!component.toMarkdown && component.children === "none"))
    return componentMark(name)
  if (!component.toMarkdown) return content
  const { pictures } = component
  const shown = pictures ? { ...props, [pictures]: markedValues(props[pictures]) } : props
  return mapOutsideCode(component.toMarkdown(shown, content), markLinks).replace(/^\n+|\n+$/g, "")
}

const markedValues = (pictures: Json | undefined): Json =>
  typeof pictures === "object" && pictures !== null && !Array.isArray(pictures)
    ? Object.fromEntries(
        Object.entries(pictures).map(([name, src]) => [name, addressMark(String(src))]),
      )
    : {}

/** An element of Docusaurus' theme as the Markdown that it stands for; of all others, what is inside. */
function themeText(node: JsxElement, content: string, props: Record<string, Json>): string {
  const text = (value: Json | undefined) => (typeof value === "string" ? value : "")
  if (node.name === "Admonition") {
    const title = text(props.title)
    return `:::${admonitionKindOf(text(props.type)) ?? "note"}${title && `[${title}]`}\n\n${content}\n\n:::`
  }
  if (node.name === "Link") {
    const href = text(props.to) || text(props.href)
    return `[${content}](${addressMark(href)})`
  }
  return content
}
