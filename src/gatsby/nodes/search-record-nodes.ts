import type { NodePluginArgs } from "gatsby"
import type { SearchRecord } from "../../search/protocol"
import { digestOf } from "./digest"

/** GraphQL type of the nodes. Its definition is `searchTypes` in src/gatsby/schema/search-types.ts. */
const type = "SearchPage"

const idOf = (path: string) => `search:${path}`

/**
 * Writes one SearchPage node a searchable page, which holds the page's records, and deletes those of pages that are
 * gone. A node a record would be thousands; what that costs is in docs/decisions/0043-pushing-to-algolia.md.
 * @param records of the whole site
 */
export async function writeSearchPages(
  { actions, getNodesByType }: Pick<NodePluginArgs, "actions" | "getNodesByType">,
  records: readonly SearchRecord[],
): Promise<void> {
  const pages = byPage(records)
  for (const node of getNodesByType(type))
    if (!pages.has(String(node.path))) actions.deleteNode(node)
  for (const [path, ofPage] of pages)
    await actions.createNode({
      id: idOf(path),
      path,
      section: ofPage[0]?.section,
      records: ofPage,
      parent: null,
      children: [],
      internal: { type, contentDigest: digestOf(ofPage) },
    })
}

function byPage(records: readonly SearchRecord[]): Map<string, SearchRecord[]> {
  const pages = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const { url_without_anchor: path } = record
    pages.set(path, [...(pages.get(path) ?? []), record])
  }
  return pages
}
