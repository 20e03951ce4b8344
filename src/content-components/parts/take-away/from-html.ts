import { type DefaultTreeAdapterTypes as Html, parse } from "parse5"
import { allOf, type Drawn, drawn, isTag } from "./drawn"

/** The figures in HTML that the site has served, in their order. Never imported by code for the browser. */
export function figuresIn(html: string): Drawn[] {
  return allOf(fromNode(parse(html)), isTag("figure")).filter(({ attributes }) =>
    attributes.id?.startsWith("figure-"),
  )
}

function fromNode(node: Html.ParentNode): Drawn {
  const attributes =
    "attrs" in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {}
  const children = node.childNodes.flatMap((child): (Drawn | string)[] => {
    if (child.nodeName === "#text") return [(child as Html.TextNode).value]
    return "childNodes" in child ? [fromNode(child)] : []
  })
  return drawn("tagName" in node ? node.tagName : "", attributes, children)
}
