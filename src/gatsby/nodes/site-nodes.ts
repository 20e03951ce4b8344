import type { Body } from "../../content/schema/body"
import { coverSubject } from "../../drawing/cover-subject"
import { digestOf } from "../../lib/digest"
import { nodeTypes } from "../../model/nodes"
import type { DeclaredNode } from "../../model/nodes/define-node"
import { ids } from "../../model/nodes/ids"
import { finishedBody, partsOfBody } from "../../site/finished-body"
import type { LoadedSite } from "../../site/load-site"

/** A node before it is passed to Gatsby. */
export interface SiteNode extends Omit<DeclaredNode, "entry"> {
  /** Body of a page, cached outside of its node; see `body-cache.ts`. */
  body?: LazyBody
}

/**
 * Inputs of a body as plain data, which change whenever the body does, and a function to make it.
 */
interface LazyBody {
  from: unknown
  make: () => Body
}

/** All nodes of the site, as src/model declares them. The same site always gives the same nodes. */
export function siteNodes(site: LoadedSite): SiteNode[] {
  const subjects = coverSubjects(site)
  const nodes = nodeTypes
    .flatMap(type => type.nodes(site))
    .map(({ entry, ...node }): SiteNode => {
      const subject = subjects.get(node.id)
      return {
        ...node,
        ...(subject === undefined ? {} : { fields: { ...node.fields, coverSubject: subject } }),
        ...(entry
          ? { body: { from: partsOfBody(entry, site), make: () => finishedBody(entry, site) } }
          : {}),
      }
    })
  // Several articles may share an author.
  return [...new Map(nodes.map(node => [node.id, node])).values()]
}

/**
 * Subjects of drawn covers by the ids of the articles' nodes. Null if the front matter names a
 * picture.
 */
const coverSubjects = ({ pages }: LoadedSite) =>
  new Map(
    pages.flatMap(page =>
      page.kind === "article"
        ? [
            [
              ids.page(page.path),
              page.entry.frontMatter.image ? null : coverSubject(page, pages),
            ] as const,
          ]
        : [],
    ),
  )

/** Digest of a node's type, fields, and body. */
export const digestOfNode = ({ type, fields, body }: SiteNode): string =>
  digestOf([type, fields, body?.from])
