import { Fragment, isValidElement, type ReactNode } from "react"
import { sheetsOf } from "./built-sheets.ssr"

const markKey = "needs-sheet:"

/**
 * Empty head elements that mark the optional style sheets that the page needs. The body is known
 * here, but what Gatsby adds to the head can only be removed later.
 * @see docs/decisions/0096-style-sheets-by-need.md
 * @param bodyHtml rendered HTML of the page; without it, all sheets are marked
 */
export function sheetMarks(bodyHtml: string | undefined): ReactNode[] {
  const used = bodyHtml === undefined ? undefined : classesIn(bodyHtml)
  return [...sheetsByNeed()]
    .filter(([, classes]) => !used || classes.some(name => used.has(name)))
    .map(([address]) => <Fragment key={markKey + address} />)
}

/** Removes the style sheets that the page has no element for from the head. */
export function withoutUnusedSheets(head: readonly ReactNode[]): ReactNode[] {
  const marks = new Set(head.map(node => isValidElement(node) && node.key))
  const isUnused = (node: ReactNode) => {
    const address = isValidElement<{ "data-href"?: string }>(node) && node.props["data-href"]
    return address && sheetsByNeed().has(address) && !marks.has(markKey + address)
  }
  return head.filter(node => !isUnused(node))
}

/**
 * Returns the first class of each selector, and of each list within a selector: without an element
 * of that class, the rule has no effect. Rules without any class style the contents of such
 * elements, for example formulas.
 */
export function styledClasses(css: string): string[] {
  const selectors = css.replace(/\{[^{}]*\}/g, "{}")
  const first = selectors.matchAll(/(?<=^|[{},(])[^.{},()]*\.([a-z_][\w-]*)/gi)
  return [...new Set([...first].map(([, name = ""]) => name))]
}

/** Returns all classes of a page's elements. */
export function classesIn(html: string): Set<string> {
  const found = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  )
  return new Set(found)
}

let sheets: Map<string, string[]> | undefined

/** Classes by the address of their style sheet; read once per rendering process. */
function sheetsByNeed(): Map<string, string[]> {
  sheets ??= new Map(
    Object.entries(sheetsOf("app")).map(([address, text]) => [address, styledClasses(text)]),
  )
  return sheets
}
