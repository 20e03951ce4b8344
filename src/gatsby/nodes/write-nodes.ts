import type { Node, NodePluginArgs } from "gatsby"
import { digestOfNode, fieldsOf, nodeTypes, type SiteNode } from "./site-node"

type Gatsby = Pick<NodePluginArgs, "actions" | "getNodesByType">

/**
 * Brings Gatsby's nodes in step with those of the site: writes what is new or has changed, takes away what is gone, and
 * leaves the rest alone, so that only queries that read a changed node run again.
 * @returns how many nodes were written and removed
 */
export async function writeNodes(
  nodes: readonly SiteNode[],
  { actions, getNodesByType }: Gatsby,
): Promise<{ written: number; removed: number }> {
  const before = new Map<string, Node>()
  for (const type of nodeTypes) for (const node of getNodesByType(type)) before.set(node.id, node)
  let written = 0
  for (const node of nodes) {
    const { id, type } = node
    const contentDigest = digestOfNode(node)
    const known = before.get(id)
    before.delete(id)
    if (known?.internal.contentDigest === contentDigest) continue
    // A node keeps its type for life.
    if (known && known.internal.type !== type) actions.deleteNode(known)
    await actions.createNode({
      ...fieldsOf(node),
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest },
    })
    written++
  }
  for (const node of before.values()) actions.deleteNode(node)
  return { written, removed: before.size }
}
