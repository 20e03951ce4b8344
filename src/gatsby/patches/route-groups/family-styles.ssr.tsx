import type { ReactNode } from "react"
import { sheetsOf } from "./built-sheets.ssr"

/** Style elements of the families, made once in each process that renders. */
const made = new Map<string, ReactNode>()

/**
 * The style sheet of a family for the head of its pages, in the form that Gatsby gives the shared one. Gatsby looks for
 * one by the name of the template, but scripts are named by family. Undefined for a family without one.
 */
export function familyStyles(family = ""): ReactNode {
  const [sheet] = Object.entries(sheetsOf(family))
  if (!sheet) return undefined
  const known = made.get(family) ?? styleElement(...sheet)
  made.set(family, known)
  return known
}

const styleElement = (href: string, text: string) => (
  <style
    key="family-styles"
    data-href={href}
    data-identity="gatsby-global-css"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own style sheet.
    dangerouslySetInnerHTML={{ __html: text }}
  />
)
