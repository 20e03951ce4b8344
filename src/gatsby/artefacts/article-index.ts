import { compareText } from "../../content/problem"
import { type ArticleSection, articleIndexPath } from "../../content/routes"
import type { Artefact, SiteModel } from "../../content/tree/site-model"

const sections: ArticleSection[] = ["blog", "research"]

/** All articles of a section, newest first, for its sidebar: one file, so that a new post changes no other page. */
export function articleIndexArtefacts({ pages }: SiteModel): Artefact[] {
  return sections.map(section => ({
    path: articleIndexPath(section),
    body: JSON.stringify(
      pages
        .filter(page => page.kind === "article" && page.section === section && !page.unlisted)
        .sort((a, b) => compareText(b.date ?? "", a.date ?? "") || compareText(a.path, b.path))
        .map(({ title, path, date }) => ({ title, path, date })),
    ),
  }))
}
