import type { CreateNodeArgs, NodePluginArgs, SourceNodesArgs } from "gatsby"
import { showProblems } from "../develop/content-problems"
import { isOn } from "../patches/is-on"
import { queriesAtRest } from "../patches/queries-at-rest/queries-at-rest"
import { session } from "../session"
import { dropOtherBodies } from "./kept-bodies"
import { siteNodes } from "./site-nodes"
import { type KnownNodes, writeNodes } from "./write-nodes"

/** The nodes as they were written last. */
let known: KnownNodes | undefined

/** The site becomes nodes, all at once. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  // Nodes that stay as they are need not be handed over again to be kept.
  args.actions.enableStatefulSourceNodes?.()
  await session.loadOnce()
  if (process.env.NODE_ENV === "development") tellProblems(args)
  const { bodies, now } = await writeNodes(siteNodes(session.site), args)
  known = now
  if (!session.isSourced) dropOtherBodies(bodies)
  session.isSourced = true
}

/** In develop a saved file renews the nodes that it changes. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  if (process.env.NODE_ENV !== "development" || !session.isSourced) return
  if (args.node.internal.type === "File") await renewNodes(args)
}

/**
 * Reads the content again where the disk is not as it was read last, and renews the nodes that have changed by it. Files that are saved
 * together, or while it reads, cost one more reading and not one each.
 */
export function renewNodes(args: NodePluginArgs): Promise<void> {
  return session.inTurn(async () => {
    if (!session.isBehind()) return
    await session.load()
    tellProblems(args)
    if (isOn("queries-at-rest")) await queriesAtRest()
    const { written, removed, now } = await writeNodes(siteNodes(session.site), args, known)
    known = now
    if (written + removed > 0)
      args.reporter.info(`Content read again: ${written} nodes written, ${removed} removed`)
  })
}

function tellProblems({ reporter }: NodePluginArgs): void {
  session.told = showProblems(session.site, reporter, session.told)
}
