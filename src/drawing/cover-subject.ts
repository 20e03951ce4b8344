import type { Page } from "../content/tree/page"
import type { ArtSubject } from "./art"
import { articleKind } from "./article-kind"

/** What the cover and the social card of a page are drawn from. */
export function coverSubject(page: Page): ArtSubject {
  const kind =
    page.kind === "article" ? articleKind(page.content.section, page.article.tags) : page.kind
  return { title: page.title, kind, seed: page.path }
}
