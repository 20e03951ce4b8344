import { Children, type ReactElement, type ReactNode, useLayoutEffect } from "react"
import { trustedJson } from "../trusted-html"

/** Attribute that react-helmet puts on its tags in served pages. */
const MARK = "data-react-helmet"

/** React element of a head tag. */
type Tag = Pick<ReactElement<Record<string, string>>, "props"> & { type: string }

/**
 * Replaces react-helmet in the browser bundle, where heads only change with the page, and saves
 * every reader 4 kB. Supports one element at a time, with plain tags
 * (docs/decisions/0003-scripts-by-family.md).
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const tags = Children.toArray(children) as Tag[]
  const text = JSON.stringify(tags.map(({ type, props }) => ({ type, props })))
  // Runs before Gatsby reports the new page, because analytics reads the title after that.
  useLayoutEffect(() => writeHead(JSON.parse(text)), [text])
  return null
}

/** Keeps tags that are already present, so that browsers do not request icons and feeds again. */
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
  // Structured data: browsers that enforce Trusted Types accept it in no other way.
  if (children) Object.assign(element, { text: trustedJson(children) })
  return element
}
