import type { Page } from "../model/page"
import type { ArtSubject } from "./art-subject"
import { articleKind } from "./article-kind"
import { coverPlan } from "./cover-plan"

/**
 * Subject of a page's cover and social card.
 * @param pages all pages of the site, because an article's cover depends on its neighbors
 */
export function coverSubject(page: Page, pages: readonly Page[]): ArtSubject {
  const { title, path: seed } = page
  if (page.kind !== "article") return { title, kind: page.kind, seed }
  const kind = articleKind(page.content.section, page.article.tags)
  return { title, kind, seed, ...coverPlan(pages).get(seed) }
}
