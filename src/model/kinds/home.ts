import { drawingAnchor, homePath } from "../../content/routes"
import { site } from "../../site.config"
import { field } from "../nodes/field"
import { ids } from "../nodes/ids"
import { safetyHtml } from "../safety-text"
import type { Article, SectionContent } from "../site-content"
import { defineKind } from "./define-kind"

declare module "../page" {
  interface PageShapes {
    home: { latest: { section: SectionContent; articles: Article[] }[] }
  }
}

export const home = defineKind("home", {
  pages: ({ sections, docs, standalone }) => {
    // Docs at the root, or pages/index.md, may have a page at its address.
    const entries = [...docs.flatMap(version => version.docs.map(doc => doc.entry)), ...standalone]
    if (entries.some(({ path }) => path === homePath)) return []
    const page = {
      path: homePath,
      title: site.tagline,
      description: site.description,
      headings: [{ id: drawingAnchor }],
      latest: Object.values(sections).map(section => ({
        section,
        articles: section.articles.slice(0, 3),
      })),
    }
    return [page]
  },
  fields: {
    latest: field(
      "[Latest!]!",
      ({ latest }) =>
        latest.map(({ section, articles }) => ({
          section: ids.section(section.section),
          articles: ids.pages(articles),
        })),
      "Newest articles of each section.",
    ),
    notice: field(
      "String",
      ({ path }, { notice }) => (notice ? safetyHtml(notice, path) : null),
      "Safety notice as HTML.",
    ),
  },
})
