import type { PageSection } from "../../content/schema/body"
import type { Entry } from "../../content/schema/entry"
import { components } from "../body-components"
import { componentNames, type DrawnData, filledProps } from "../component-data"
import type { SiteContent } from "../site-content"

/** Sections that a page's data components add to its text, in page order. */
export function dataSections(page: Entry, content: SiteContent, drawn: DrawnData): PageSection[] {
  return componentNames(page).flatMap(name => {
    const props = filledProps(name, page, content, drawn)
    return (props && components[name]?.toSections?.(props)) ?? []
  })
}
