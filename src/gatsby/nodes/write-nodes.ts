import type { NodePluginArgs } from "gatsby"
import { nodeTypes } from "../../model/nodes"
import { cacheBody, cachedBodies } from "./body-cache"
import { digestOfNode, type SiteNode } from "./site-nodes"

type Gatsby = Pick<NodePluginArgs, "actions" | "getNode" | "getNodesByType">

/** Type and digest of the site's nodes in Gatsby, by id. */
export type NodeDigests = ReadonlyMap<string, { type: string; contentDigest: string }>

/**
 * Syncs Gatsby's nodes with the site's: writes new and changed nodes, deletes removed ones, and
 * leaves the rest alone, so that only queries that read a changed node run again.
 * @param known nodes that Gatsby has, as returned by an earlier call; by default, every node is
 * read
 * @returns numbers of written and removed nodes, Gatsby's nodes now, and digests of the nodes with
 * bodies
 */
export async function writeNodes(
  nodes: readonly SiteNode[],
  { actions, getNode, getNodesByType }: Gatsby,
  known: NodeDigests = nodesOf(getNodesByType),
): Promise<WriteResult> {
  const gone = new Set(known.keys())
  const now = new Map<string, { type: string; contentDigest: string }>()
  const remove = (id: string) => {
    const node = getNode(id)
    if (node) actions.deleteNode(node)
  }
  const cached = cachedBodies()
  const bodies = new Set<string>()
  let written = 0
  for (const node of nodes) {
    const { id, type } = node
    const contentDigest = digestOfNode(node)
    const before = known.get(id)
    gone.delete(id)
    now.set(id, { type, contentDigest })
    if (node.body) {
      bodies.add(contentDigest)
      // The body is written before its node, so that no node is without its body.
      if (!cached.has(contentDigest)) cacheBody(contentDigest, node.body.make())
    }
    if (before?.contentDigest === contentDigest) continue
    // The type of an existing node cannot change.
    if (before && before.type !== type) remove(id)
    await actions.createNode({
      ...node.fields,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest },
    })
    written++
  }
  for (const id of gone) remove(id)
  return { written, removed: gone.size, now, bodies }
}

interface WriteResult {
  written: number
  removed: number
  now: NodeDigests
  bodies: ReadonlySet<string>
}

function nodesOf(getNodesByType: Gatsby["getNodesByType"]): NodeDigests {
  return new Map(
    nodeTypes.flatMap(({ name: type }) =>
      getNodesByType(type).map(({ id, internal: { contentDigest } }) => [
        id,
        { type, contentDigest },
      ]),
    ),
  )
}
