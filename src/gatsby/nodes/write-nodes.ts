import type { NodePluginArgs } from "gatsby"
import { dropBody, keepBody } from "./kept-bodies"
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
 * @returns how many nodes were written and removed
 */
export async function writeNodes(
  nodes: readonly SiteNode[],
  { actions, getNode, getNodesByType }: Gatsby,
): Promise<{ written: number; removed: number }> {
  const before = new Map<string, Known>()
  for (const type of nodeTypes)
    for (const { id, internal } of getNodesByType(type))
      before.set(id, { type, contentDigest: internal.contentDigest })
  const remove = (id: string) => {
    const node = getNode(id)
    if (node) actions.deleteNode(node)
  }
  const replaced: Known[] = []
  let written = 0
  for (const node of nodes) {
    const { id, type } = node
    const contentDigest = digestOfNode(node)
    const known = before.get(id)
    before.delete(id)
    if (known?.contentDigest === contentDigest) continue
    if (known) replaced.push(known)
    // A node keeps its type for life.
    if (known && known.type !== type) remove(id)
    // First, so that no node is without its body.
    if (node.body) keepBody(contentDigest, node.body.make())
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
  for (const { contentDigest } of [...replaced, ...before.values()]) dropBody(contentDigest)
  return { written, removed: before.size }
}
