import type { CreateNodeArgs, NodePluginArgs, SourceNodesArgs } from "gatsby"
import { showProblems } from "../develop/content-problems"
import { isOn } from "../patches/is-on"
import { queriesAtRest } from "../patches/queries-at-rest/queries-at-rest"
import { session } from "../session"
import { dropOtherBodies } from "./body-cache"
import { siteNodes } from "./site-nodes"
import { type NodeDigests, writeNodes } from "./write-nodes"

/** Nodes as of the last write. */
let known: NodeDigests | undefined

/** Loads the site and creates all of its nodes. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  // Lets unchanged nodes remain without being created again.
  args.actions.enableStatefulSourceNodes?.()
  await session.loadOnce()
  if (process.env.NODE_ENV === "development") reportProblems(args)
  const { bodies, now } = await writeNodes(siteNodes(session.site), args)
  known = now
  if (!session.isSourced) dropOtherBodies(bodies)
  session.isSourced = true
}

/** Renews the nodes that a saved file changes, in develop. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  if (process.env.NODE_ENV !== "development" || !session.isSourced) return
  if (args.node.internal.type === "File") await renewNodes(args)
}

/**
 * Reloads the content if the disk has changed since the last read, and renews the changed nodes.
 * Files saved together, or during a reload, cause one more reload rather than one each.
 */
export function renewNodes(args: NodePluginArgs): Promise<void> {
  return session.enqueue(async () => {
    if (!session.isBehind()) return
    await session.load()
    reportProblems(args)
    if (isOn("queries-at-rest")) await queriesAtRest()
    const { written, removed, now } = await writeNodes(siteNodes(session.site), args, known)
    known = now
    if (written + removed > 0)
      args.reporter.info(`Content read again: ${written} nodes written, ${removed} removed`)
  })
}

function reportProblems({ reporter }: NodePluginArgs): void {
  session.reportedProblems = showProblems(session.site, reporter, session.reportedProblems)
}
