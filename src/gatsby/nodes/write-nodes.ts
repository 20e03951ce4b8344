import type { NodePluginArgs } from "gatsby"
import { nodeTypes } from "../../model/nodes"
import { keepBody, keptBodies } from "./kept-bodies"
import { digestOfNode, type SiteNode } from "./site-nodes"

type Gatsby = Pick<NodePluginArgs, "actions" | "getNode" | "getNodesByType">

/** The nodes of the site that Gatsby has, by id: all that is to be known of them. */
export type KnownNodes = ReadonlyMap<string, { type: string; contentDigest: string }>

/**
 * Brings Gatsby's nodes in step with those of the site: writes what is new or has changed, takes away what is gone, and
 * leaves the rest alone, so that only queries that read a changed node run again.
 * @param known what Gatsby has, where an earlier writing has told: otherwise each node is read
 * @returns how many nodes were written and removed, what Gatsby has now, and the digests of those that have bodies
 */
export async function writeNodes(
  nodes: readonly SiteNode[],
  { actions, getNode, getNodesByType }: Gatsby,
  known: KnownNodes = nodesOf(getNodesByType),
): Promise<Written> {
  const gone = new Set(known.keys())
  const now = new Map<string, { type: string; contentDigest: string }>()
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
    const before = known.get(id)
    gone.delete(id)
    now.set(id, { type, contentDigest })
    if (node.body) {
      bodies.add(contentDigest)
      // Before its node is written, so that none is without its body.
      if (!kept.has(contentDigest)) keepBody(contentDigest, node.body.make())
    }
    if (before?.contentDigest === contentDigest) continue
    // A node keeps its type for life.
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

interface Written {
  written: number
  removed: number
  now: KnownNodes
  bodies: ReadonlySet<string>
}

function nodesOf(getNodesByType: Gatsby["getNodesByType"]): KnownNodes {
  return new Map(
    nodeTypes.flatMap(({ name: type }) =>
      getNodesByType(type).map(({ id, internal: { contentDigest } }) => [
        id,
        { type, contentDigest },
      ]),
    ),
  )
}
