import { Children, type ReactElement, type ReactNode, useLayoutEffect } from "react"
import { trustedJson } from "../trusted-html"

/** What react-helmet marks in served pages. */
const MARK = "data-react-helmet"

/** A tag of the head, as React has it. */
type Tag = Pick<ReactElement<Record<string, string>>, "props"> & { type: string }

/**
 * Stands in for react-helmet in the browser's bundle, where heads are written already and only change with the page: one such element
 * at a time, of plain tags. Saves every reader 4 kB. See docs/decisions/0003-scripts-by-family.md.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const tags = Children.toArray(children) as Tag[]
  const text = JSON.stringify(tags.map(({ type, props }) => ({ type, props })))
  // Before Gatsby tells of the new page, whose title analytics asks for.
  useLayoutEffect(() => writeHead(JSON.parse(text)), [text])
  return null
}

/** Leaves what is there already, so that browsers do not ask anew for icons and feeds. */
function writeHead(tags: readonly Tag[]): void {
  const wanted = tags.flatMap(tag => {
    if (tag.type !== "title") return [elementOf(tag)]
    document.title = tag.props.children ?? ""
    return []
  })
  for (const present of document.querySelectorAll(`head [${MARK}]:not(title)`)) {
    const index = wanted.findIndex(element => element.isEqualNode(present))
    if (index < 0) present.remove()
    else wanted.splice(index, 1)
  }
  document.head.append(...wanted)
}

function elementOf({ type, props: { children, ...attributes } }: Tag): HTMLElement {
  const element = document.createElement(type)
  element.setAttribute(MARK, "true")
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  // Structured data. A browser that asks for Trusted Types takes them in no other way.
  if (children) Object.assign(element, { text: trustedJson(children) })
  return element
}
