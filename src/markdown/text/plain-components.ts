import type { Nodes } from "mdast"
import type { Json } from "../../content/schema/body"
import { addressMark, componentMark, markLinks } from "../../content/twin-marks"
import type { Compilation } from "../compilation"
import { admonitionKindOf } from "../syntax/admonitions"
import { mapOutsideCode } from "../syntax/source-text"

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>

/**
 * Renders a component in plain Markdown by its description. Components that the build fills with
 * data become a mark, and components imported from the project's code are left out, since they work
 * only in a browser.
 * @param content text between its tags, with its own components already rendered
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

/** Markdown equivalent of an element of Docusaurus' theme; for all others, their content. */
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
