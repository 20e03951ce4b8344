import { absoluteUrl } from "../../content/routes"
import { articleSections, site } from "../../site.config"
import { isArticle, type PageFacts } from "../page"
import type { Citable } from "./bibtex"

/** Whether a page is an article of a section whose articles say how to cite them. */
export const isCitable = (page: PageFacts): boolean =>
  isArticle(page) &&
  page.section !== undefined &&
  page.section !== "docs" &&
  articleSections[page.section].citable

/** Whether there is an archive of what a page can be worked out again from; see src/emit/archives. */
export const hasArchive = (page: PageFacts): boolean => isCitable(page) && !page.unlisted

/** An article as others cite it; the site is the author where nobody is named, since citations need an author. */
export function citable({ title, path, authors = [], date = "", section }: PageFacts): Citable {
  return {
    title,
    authors: authors.length > 0 ? authors.map(({ name }) => name) : [site.name],
    date,
    url: absoluteUrl(site.url, path),
    series: section && section !== "docs" ? articleSections[section].title : site.name,
  }
}
