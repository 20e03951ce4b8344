import type { NodePluginArgs } from "gatsby"
import { keepBody, keptBodies } from "./kept-bodies"
import { digestOfNode, nodeTypes, type SiteNode } from "./site-node"

type Gatsby = Pick<NodePluginArgs, "actions" | "getNode" | "getNodesByType">

/** What is to be known of a node that Gatsby has. */
interface Known {
  type: string
  contentDigest: string
}

/**
 * Brings Gatsby's nodes in step with those of the site: writes what is new or has changed, takes away what is gone, and
 * leaves the rest alone, so that only queries that read a changed node run again.
 * @returns how many nodes were written and removed, and the digests of those that have bodies
 */
export async function writeNodes(
  nodes: readonly SiteNode[],
  { actions, getNode, getNodesByType }: Gatsby,
): Promise<{ written: number; removed: number; bodies: ReadonlySet<string> }> {
  const before = new Map<string, Known>()
  for (const type of nodeTypes)
    for (const { id, internal } of getNodesByType(type))
      before.set(id, { type, contentDigest: internal.contentDigest })
  const remove = (id: string) => {
    const node = getNode(id)
    if (node) actions.deleteNode(node)
  }
  const kept = keptBodies()
  const bodies = new Set<string>()
  let written = 0
  for (const node of nodes) {
    const { id, type } = node
    const contentDigest = digestOfNode(node)
    const known = before.get(id)
    before.delete(id)
    if (node.body) {
      bodies.add(contentDigest)
      // Before its node is written, so that none is without its body.
      if (!kept.has(contentDigest)) keepBody(contentDigest, node.body.make())
    }
    if (known?.contentDigest === contentDigest) continue
    // A node keeps its type for life.
    if (known && known.type !== type) remove(id)
    await actions.createNode({
      ...node.fields,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest },
    })
    written++
  }
  for (const id of before.keys()) remove(id)
  return { written, removed: before.size, bodies }
}
