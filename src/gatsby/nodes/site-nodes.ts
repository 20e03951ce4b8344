import type { Page } from "../../model/page"
import type { LoadedSite } from "../../site/load-site"
import { articleNode, sectionNodes } from "./article-nodes"
import { contractNodes } from "./contract-nodes"
import { docNode, docsVersionNodes } from "./docs-nodes"
import { generatedNode } from "./generated-nodes"
import { lateBody, markdownFields, pageFields } from "./page-fields"
import { searchNodes } from "./search-nodes"
import { ids, type SiteNode } from "./site-node"

/** All nodes of the site: the one place where facts become fields. Same site, same nodes. */
export function siteNodes(site: LoadedSite): SiteNode[] {
  const { content, pages, redirects, texts } = site
  const nodes = [
    ...pages.flatMap(page => pageNodes(page, site)),
    ...content.docs.flatMap(docsVersionNodes),
    ...Object.values(content.sections).flatMap(sectionNodes),
    ...searchNodes(site),
    ...redirects.map(
      (redirect): SiteNode => ({
        id: `redirect:${redirect.from}`,
        type: "Redirect",
        fields: redirect,
      }),
    ),
    ...Object.entries(texts).map(
      ([name, value]): SiteNode => ({
        id: `text:${name}`,
        type: "SiteText",
        fields: { name, value },
      }),
    ),
  ]
  // Several articles have one author.
  return [...new Map(nodes.map(node => [node.id, node])).values()]
}

function pageNodes(page: Page, site: LoadedSite): SiteNode[] {
  switch (page.kind) {
    case "doc":
      return [docNode(page, site)]
    case "article":
      return [articleNode(page, site)]
    case "contract":
      return contractNodes(page)
    case "standalone": {
      const fields = {
        ...pageFields(page),
        ...markdownFields(page.entry),
        // The day of a commit says little of a policy: its text may be older than its last correction.
        lastUpdated: page.entry.frontMatter.last_update?.date ? (page.lastUpdated ?? null) : null,
        editUrl: null,
        wrapperClassName: page.entry.frontMatter.wrapperClassName ?? null,
      }
      const body = lateBody(page.entry, site)
      return [{ id: ids.page(page.path), type: "StandalonePage", fields, body }]
    }
    default:
      return [generatedNode(page, site)]
  }
}
