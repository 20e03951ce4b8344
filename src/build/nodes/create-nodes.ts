import type { CreateNodeArgs, SourceNodesArgs } from "gatsby"
import { referencesFile } from "../content/data-files"
import { contentPath } from "../content/project-paths"
import { createContractNodes } from "./contract-nodes"
import { createDataNodes } from "./data-nodes"
import { createPageNode } from "./page-nodes"

/** Nodes that are not made from a single Markdown file. */
export async function sourceNodes({ actions }: SourceNodesArgs): Promise<void> {
  await createDataNodes(actions)
  await createContractNodes(actions)
}

/** Markdown files become page nodes; a changed data file renews what is made of it (in develop). */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  await createPageNode(args)
  const path =
    typeof args.node.absolutePath === "string" ? contentPath(args.node.absolutePath) : undefined
  if (!path || process.env.NODE_ENV !== "development") return
  if (path === referencesFile) {
    // Works stand in the compiled bodies of the pages that cite them; other pages come out as they were.
    for (const node of args.getNodesByType("Mdx")) await createPageNode({ ...args, node })
  } else if (path.startsWith("contracts/")) await createContractNodes(args.actions)
  else if (/\.(ya?ml|json)$/.test(path)) await createDataNodes(args.actions)
}
