import { usesComponent } from "./body-components"
import type { Page } from "./page"

/** Ids that a component draws from data, by its name. The page's own text does not hold them. */
export type DataAnchors = Readonly<Record<string, readonly string[]>>

/** Pages with the ids of their data components, so that links to these are known to be right. */
export function withDataAnchors(pages: readonly Page[], anchors: DataAnchors): Page[] {
  return pages.map(page => {
    if (page.kind !== "doc") return page
    const { body } = page.doc.entry.page
    const ids = Object.entries(anchors).flatMap(([name, drawn]) =>
      usesComponent(body, name) ? drawn : [],
    )
    return ids.length > 0
      ? { ...page, headings: [...page.headings, ...ids.map(id => ({ id }))] }
      : page
  })
}
