import type { Body, Json } from "../content/schema/body"
import type { Entry } from "../content/schema/entry"
import { finalizeBody } from "../markdown/html/finalize-body"
import { repairLinks } from "../markdown/html/repair-links"
import { withProps } from "../model/body-components"
import { componentNames, filledProps } from "../model/component-data"
import { resolveFileLink } from "../model/page-files"
import type { LoadedSite } from "./load-site"

/** Inputs of a finished body, with its text as a digest: equal inputs produce equal bodies. */
export function partsOfBody(entry: Entry, { content, drawn, repairs }: LoadedSite): unknown {
  return [
    entry.page.digest,
    entry.page.links.map(({ href }) => addressOf(href, entry, content)),
    [...(repairs.get(entry.file) ?? [])],
    componentNames(entry).map(name => filledProps(name, entry, content, drawn)),
  ]
}

const addressOf = (href: string, { file }: Entry, { files }: LoadedSite["content"]) =>
  resolveFileLink(file, href, files) ?? href

/**
 * Returns the body of a page with resolved file links and component data; pictures are filled in
 * later.
 */
export function finishedBody(entry: Entry, { content, drawn, repairs }: LoadedSite): Body {
  const body = finalizeBody(entry.page.body, {
    link: index => addressOf(entry.page.links[index]?.href ?? "", entry, content),
    image: index => `<!--image:${index}-->`,
  })
  return withProps(repairLinks(body, repairs.get(entry.file)), ({ component, props }) => {
    const filled = filledProps(component, entry, content, drawn)
    return { ...props, ...(filled as Record<string, Json>) }
  })
}
