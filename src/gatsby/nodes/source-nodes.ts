import type { CreateNodeArgs, NodePluginArgs, SourceNodesArgs } from "gatsby"
import { showProblems } from "../develop/content-problems"
import { session } from "../session"
import { queriesAtRest } from "./queries-at-rest"
import { siteNodes } from "./site-nodes"
import { writeNodes } from "./write-nodes"

/** The site becomes nodes, all at once. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  // Nodes that stay as they are need not be handed over again to be kept.
  args.actions.enableStatefulSourceNodes?.()
  keepPageNodes(args)
  await session.loadOnce()
  if (process.env.NODE_ENV === "development") tellProblems(args)
  await writeNodes(siteNodes(session.site), args)
  session.isSourced = true
}

/**
 * Gatsby makes a node of each page. Pages are made after nodes that nobody has touched are deleted, so that each build would delete the
 * nodes of all pages and make them again. Nodes of pages that are gone go with their pages.
 */
function keepPageNodes({ store }: SourceNodesArgs): void {
  store.dispatch({
    type: "ENABLE_STATEFUL_SOURCE_PLUGIN",
    plugin: { name: "internal-data-bridge" },
  })
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
    await queriesAtRest()
    const { written, removed } = await writeNodes(siteNodes(session.site), args)
    if (written + removed > 0)
      args.reporter.info(`Content read again: ${written} nodes written, ${removed} removed`)
  })
}

function tellProblems({ reporter }: NodePluginArgs): void {
  session.told = showProblems(session.site, reporter, session.told)
}
