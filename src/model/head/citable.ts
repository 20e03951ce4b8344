import { absoluteUrl } from "../../content/routes"
import { articleSections, site } from "../../site.config"
import { isArticle, type PageFacts } from "../page"
import type { Citable } from "./bibtex"

/** Returns true for articles in sections whose articles show how to cite them. */
export const isCitable = (page: PageFacts): boolean =>
  isArticle(page) &&
  page.section !== undefined &&
  page.section !== "docs" &&
  articleSections[page.section].citable

/**
 * Returns true if the page has an archive of the data that reproduces it; see src/emit/archives.
 */
export const hasArchive = (page: PageFacts): boolean => isCitable(page) && !page.unlisted

/** Citation data of an article. Citations require an author, so the site is the fallback. */
export function citable({ title, path, authors = [], date = "", section }: PageFacts): Citable {
  return {
    title,
    authors: authors.length > 0 ? authors.map(({ name }) => name) : [site.name],
    date,
    url: absoluteUrl(site.url, path),
    series: section && section !== "docs" ? articleSections[section].title : site.name,
  }
}
