import { Fragment, isValidElement, type ReactNode } from "react"
import { sheetsOf } from "./built-sheets.ssr"

const markKey = "needs-sheet:"

/**
 * Parts of the head that say which style sheets the page has elements for, of those that not every page needs. They render nothing: the body is
 * known here, and what Gatsby adds to the head can be taken out later only. See docs/decisions/0096-style-sheets-by-need.md.
 * @param bodyHtml the page as it was rendered; without it, all
 */
export function sheetMarks(bodyHtml: string | undefined): ReactNode[] {
  const used = bodyHtml === undefined ? undefined : classesIn(bodyHtml)
  return [...sheetsByNeed()]
    .filter(([, dressed]) => !used || dressed.some(name => used.has(name)))
    .map(([address]) => <Fragment key={markKey + address} />)
}

/** The head without the style sheets that the page has no element for. */
export function withoutUnusedSheets(head: readonly ReactNode[]): ReactNode[] {
  const marks = new Set(head.map(node => isValidElement(node) && node.key))
  const isUnused = (node: ReactNode) => {
    const address = isValidElement<{ "data-href"?: string }>(node) && node.props["data-href"]
    return address && sheetsByNeed().has(address) && !marks.has(markKey + address)
  }
  return head.filter(node => !isUnused(node))
}

/**
 * Of each selector in a style sheet, and each list within one, the first class: without it nothing of the rule is used. Rules without any class are for
 * what stands inside of such elements, formulas among them.
 */
export function dressedClasses(css: string): string[] {
  const selectors = css.replace(/\{[^{}]*\}/g, "{}")
  const first = selectors.matchAll(/(?<=^|[{},(])[^.{},()]*\.([a-z_][\w-]*)/gi)
  return [...new Set([...first].map(([, name = ""]) => name))]
}

/** All classes of a page's elements. */
export function classesIn(html: string): Set<string> {
  const found = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  )
  return new Set(found)
}

let sheets: Map<string, string[]> | undefined

/** Classes by the address of their sheet; read once in each process that renders. */
function sheetsByNeed(): Map<string, string[]> {
  sheets ??= new Map(
    Object.entries(sheetsOf("app")).map(([address, text]) => [address, dressedClasses(text)]),
  )
  return sheets
}
