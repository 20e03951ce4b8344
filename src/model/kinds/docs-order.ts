import type { Crumb, SidebarLink } from "../../content/sidebar"
import { field } from "../nodes/field"
import type { DocsContent } from "../site-content"

/** A page in a version of the docs. */
export interface InDocs {
  docs: DocsContent
}

export interface InReadingOrder {
  trail: Crumb[]
  previous?: SidebarLink
  next?: SidebarLink
}

export const neighbourFields = {
  previous: field("Link", ({ previous }: InReadingOrder) => linkFields(previous)),
  next: field("Link", ({ next }: InReadingOrder) => linkFields(next)),
}

const linkFields = (link: SidebarLink | undefined) =>
  link ? { label: link.label, path: link.path } : null
