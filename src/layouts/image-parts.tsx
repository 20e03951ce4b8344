import { Fragment, isValidElement, type ReactNode } from "react"

/** Beginning of the keys under which gatsby-plugin-image puts its style sheet and script into every head. */
const pluginKeys = "gatsby-image-style"
const markKey = "shows-gatsby-image"

/**
 * Part of the head that says that the page shows a GatsbyImage. It renders nothing: the body is known here, and what the
 * plugin adds to the head can be taken out later only.
 * @param bodyHtml the page as it was rendered; empty in develop, where all pages share one document
 */
export const imageMark = (bodyHtml = ""): ReactNode =>
  (bodyHtml === "" || bodyHtml.includes("data-gatsby-image-wrapper")) && <Fragment key={markKey} />

/** The head without the plugin's 1.2 kB, unless the page shows a GatsbyImage. */
export function withoutImageParts(head: readonly ReactNode[]): ReactNode[] {
  const keyOf = (node: ReactNode) => (isValidElement(node) ? String(node.key) : "")
  if (head.some(node => keyOf(node) === markKey)) return [...head]
  return head.filter(node => !keyOf(node).startsWith(pluginKeys))
}
