import { embedPath, notFoundPath, searchPath } from "../../content/routes"
import { sectionNames } from "../../content/sections"
import { site } from "../../site.config"
import { listOf } from "../in-words"
import { defineKind } from "./define-kind"

declare module "../page" {
  interface PageShapes {
    search: unknown
    notFound: unknown
    embed: unknown
  }
}

/** Kinds that have one page each, with no data besides `PageFacts`. */
export const singlePages = {
  search: defineKind("search", {
    pages: () => [
      {
        path: searchPath,
        title: "Search",
        description: `Search the documentation, the contract reference, ${listOf(
          sectionNames.map(name => `the ${name}`),
        )} of ${site.name}.`,
        headings: [],
      },
    ],
  }),
  notFound: defineKind("notFound", {
    pages: () => [
      {
        path: notFoundPath,
        title: "Page not found",
        description: "There is no page at this address.",
        noindex: true,
        headings: [],
      },
    ],
  }),
  embed: defineKind("embed", {
    pages: () => [
      {
        path: embedPath,
        title: "A figure",
        description: `One figure of ${site.name}, for embedding in other sites.`,
        noindex: true,
        headings: [],
      },
    ],
  }),
}
