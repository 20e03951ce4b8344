import { markdownPath } from "../../content/artifact-paths"
import { headOf } from "../head/head"
import { siteIdentity } from "../head/site-identity"
import type { Interface } from "../nodes/define-node"
import { field } from "../nodes/field"
import type { Page } from "../page"
import { twinPath } from "../twin-path"

const headOfPage = (page: Page) => headOf(page, siteIdentity, twinPath(page))

export const pageInterface: Interface<Page> = {
  name: "Page",
  about: "Page of the site.",
  fields: {
    kind: field("PageKind!", ({ kind }) => kind),
    path: field("String!", ({ path }) => path, "Route without trailing slash."),
    title: field("String!", ({ title }) => title),
    description: field(
      "String!",
      ({ description }) => description,
      "Summary for search engines, cards and lists.",
    ),
    head: field("HeadData!", headOfPage, "Contents of the document's head."),
    documentTitle: field(
      "String!",
      page => headOfPage(page).title,
      "Title for search engines: the page's own title and the part of the site.",
    ),
    breadcrumbs: field(
      "[Crumb!]!",
      page =>
        ("trail" in page ? page.trail : (page.breadcrumbs ?? [])).map(({ label, path = null }) => ({
          label,
          path,
        })),
      "Pages above this one, outermost first; folders without a page have no path.",
    ),
    markdownPath: field(
      "String",
      ({ file, unlisted, path }) => (file && !unlisted ? markdownPath(path) : null),
      "Address of the page's Markdown twin.",
    ),
    lastUpdated: field(
      "Date",
      ({ lastUpdated = null }) => lastUpdated,
      "Day of the last change, if known.",
    ),
    unlisted: field("Boolean!", ({ unlisted = false }) => unlisted),
    searchPage: {
      type: "SearchPage",
      about: "Search records of the page; null on pages that search leaves out.",
      directive: '@link(by: "path", from: "path")',
    },
  },
}
