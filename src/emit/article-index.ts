import { articleIndexPath } from "../content/routes"
import { sectionNames } from "../content/sections"
import { compareText } from "../lib/compare-text"
import { isArticle } from "../model/page"
import type { Artifact, SiteModel } from "../model/site-model"

/**
 * All articles of a section, newest first, for its sidebar. They are in one file, so that a new
 * post changes no other page.
 */
export function articleIndexArtifacts({ pages }: SiteModel): Artifact[] {
  return sectionNames.map(section => ({
    path: articleIndexPath(section),
    body: JSON.stringify(
      pages
        .filter(page => isArticle(page) && page.section === section && !page.unlisted)
        .sort((a, b) => compareText(b.date ?? "", a.date ?? "") || compareText(a.path, b.path))
        .map(({ title, path, date }) => ({ title, path, date })),
    ),
  }))
}
