import type { ReactNode } from "react"
import { sheetsOf } from "./built-sheets.ssr"

/** Style elements of the route groups, created once per rendering process. */
const elements = new Map<string, ReactNode>()

/**
 * Style element of a route group for the head of its pages, in the form of Gatsby's shared one;
 * undefined if the group has none. Gatsby looks for one by the template's name, but scripts are
 * named after route groups.
 */
export function routeGroupStyles(group = ""): ReactNode {
  const [sheet] = Object.entries(sheetsOf(group))
  if (!sheet) return undefined
  const known = elements.get(group) ?? styleElement(...sheet)
  elements.set(group, known)
  return known
}

const styleElement = (href: string, text: string) => (
  <style
    key="route-group-styles"
    data-href={href}
    data-identity="gatsby-global-css"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own style sheet.
    dangerouslySetInnerHTML={{ __html: text }}
  />
)
