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
  pages: ({ sections }) => [
    {
      path: homePath,
      title: site.tagline,
      description: site.description,
      headings: [{ id: drawingAnchor }],
      latest: Object.values(sections).map(section => ({
        section,
        articles: section.articles.slice(0, 3),
      })),
    },
  ],
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
