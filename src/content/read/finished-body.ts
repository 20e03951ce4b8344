import { finalizeBody } from "../../markdown/html/finalize-body"
import { repairLinks } from "../../markdown/html/repair-links"
import { resolveFileLink } from "../check/check-links"
import type { Body, Json } from "../schema/body"
import type { Entry } from "../schema/entry"
import { withProps } from "../tree/body-components"
import { filledProps } from "../tree/component-data"
import type { LoadedSite } from "./load-site"

/** The body of a page with its links to files and its components' data filled in; pictures are still to come. */
export function finishedBody(entry: Entry, { content, drawn, repairs }: LoadedSite): Body {
  const body = finalizeBody(entry.page.body, {
    link: index => {
      const href = entry.page.links[index]?.href ?? ""
      return resolveFileLink(entry.file, href, content.paths) ?? href
    },
    image: index => `<!--image:${index}-->`,
  })
  return withProps(repairLinks(body, repairs.get(entry.file)), ({ component, props }) => {
    const filled = filledProps(component, entry, content, drawn)
    return { ...props, ...(filled as Record<string, Json>) }
  })
}
