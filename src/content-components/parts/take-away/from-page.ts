import { type Drawn, drawn } from "./drawn"

/** An element of the page that is shown, as it is now. */
export function fromPage(element: Element): Drawn {
  const attributes = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  )
  const children = [...element.childNodes].flatMap((child): (Drawn | string)[] => {
    if (child instanceof Element) return [fromPage(child)]
    return child.nodeValue && child.nodeType === Node.TEXT_NODE ? [child.nodeValue] : []
  })
  return drawn(element.tagName, attributes, children)
}
