import type { CreateNodeArgs, NodePluginArgs, SourceNodesArgs } from "gatsby"
import {
  readReferences,
  readSafety,
  readVersionNames,
  referencesFile,
  safetyDataFile,
  versionsFile,
} from "../../content/read/data-files"
import { contentPath } from "../../content/read/project-paths"
import { createContractNodes } from "./contract-nodes"
import { createDataNodes } from "./data-nodes"
import { digestOf } from "./digest"
import { createPageNode } from "./page-nodes"

/** Nodes that are not made from a single Markdown file, and those that other files have changed. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  await createDataNodes(args.actions)
  await createContractNodes(args.actions)
  if (await haveChanged(args)) await renewPageNodes(args)
}

/** Markdown files become page nodes; a changed data file renews what is made of it (in develop). */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  await createPageNode(args, args.node)
  const path =
    typeof args.node.absolutePath === "string" ? contentPath(args.node.absolutePath) : undefined
  if (!path || process.env.NODE_ENV !== "development") return
  const isSafety = path === safetyDataFile
  if (isSafety || path === referencesFile || path === versionsFile) await renewPageNodes(args)
  const isContract = path.startsWith("contracts/")
  if (isSafety || isContract) await createContractNodes(args.actions)
  if (!isContract && /\.(ya?ml|json)$/.test(path)) await createDataNodes(args.actions)
}

/** Whether works, versions of the docs or the safety notice are others than in the build that the kept nodes are of. */
async function haveChanged({ cache }: SourceNodesArgs): Promise<boolean> {
  const key = "works-versions-safety"
  const digest = digestOf([readReferences().references, readVersionNames(), readSafety() ?? null])
  const before: unknown = await cache.get(key)
  await cache.set(key, digest)
  return before !== undefined && before !== digest
}

/**
 * Page nodes are made of more than their file: works stand in the bodies that cite them, the safety notice in
 * those that need it, and versions of the docs decide what a folder is. Gatsby keeps the nodes of unchanged files
 * without asking; those that would come out otherwise are made anew.
 */
async function renewPageNodes(args: NodePluginArgs): Promise<void> {
  for (const node of args.getNodesByType("Mdx")) await createPageNode(args, node)
}
