import type { Page } from "../../content/tree/page-list"
import type { SitePage } from "../../content/tree/site-model"
import type { ArtSubject } from "../../drawing/art"

/** What the cover and the social card of a page are drawn from. */
export function coverSubject(page: Page, facts: SitePage | undefined): ArtSubject {
  return { title: page.title, kind: facts?.articleKind ?? page.kind, seed: page.path }
}
