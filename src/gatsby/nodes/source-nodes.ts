import type { CreateNodeArgs, NodePluginArgs, SourceNodesArgs } from "gatsby"
import { contentPath } from "../../content/read/project-paths"
import { showProblems } from "../develop/content-problems"
import { session } from "../session"
import { siteNodes } from "./site-nodes"
import { writeNodes } from "./write-nodes"

/** The site becomes nodes, all at once. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  // Nodes that stay as they are need not be handed over again to be kept.
  args.actions.enableStatefulSourceNodes?.()
  await session.loadOnce()
  if (process.env.NODE_ENV === "development") showProblems(session.site.problems, args.reporter)
  await writeNodes(siteNodes(session.site), args)
  session.isSourced = true
}

/** In develop a saved file of the content renews the nodes that it changes. */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  const { node } = args
  if (process.env.NODE_ENV !== "development" || !session.isSourced) return
  if (node.internal.type !== "File" || typeof node.absolutePath !== "string") return
  if (contentPath(node.absolutePath)) await renewNodes(args)
}

/** Reads the content again and renews what has changed. Nothing has where no file did. */
export async function renewNodes(args: NodePluginArgs): Promise<void> {
  const { problems } = await session.load()
  showProblems(problems, args.reporter)
  await writeNodes(siteNodes(session.site), args)
}
