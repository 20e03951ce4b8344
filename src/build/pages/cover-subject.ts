import type { ArtSubject } from "../../content-model/cover/art"
import type { Page } from "../../content-model/page-list"
import type { SitePage } from "../../content-model/site-model"

/** What the cover and the social card of a page are drawn from. */
export function coverSubject(page: Page, facts: SitePage | undefined): ArtSubject {
  return { title: page.title, kind: facts?.articleKind ?? page.kind, seed: page.path }
}
