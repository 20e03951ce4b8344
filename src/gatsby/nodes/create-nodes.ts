import type { CreateNodeArgs, NodePluginArgs, SourceNodesArgs } from "gatsby"
import {
  readReferences,
  readVersionNames,
  referencesFile,
  versionsFile,
} from "../../content/read/data-files"
import { contentPath } from "../../content/read/project-paths"
import { createContractNodes } from "./contract-nodes"
import { createDataNodes } from "./data-nodes"
import { digestOf } from "./digest"
import { loadRecords } from "./load-records"
import { createPageNode } from "./page-nodes"
import { writeSearchPages } from "./search-record-nodes"

/** Nodes that are not made from a single Markdown file, and those that other files have changed. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  await createDataNodes(args.actions)
  await createContractNodes(args.actions)
  await writeSearchPages(args, await loadRecords())
  if (await haveChanged(args)) await renewPageNodes(args)
}

/** Markdown files become page nodes; a changed data file renews what is made of it (in develop). */
export async function onCreateNode(args: CreateNodeArgs): Promise<void> {
  await createPageNode(args, args.node)
  const path =
    typeof args.node.absolutePath === "string" ? contentPath(args.node.absolutePath) : undefined
  if (!path || process.env.NODE_ENV !== "development") return
  if (path === referencesFile || path === versionsFile) await renewPageNodes(args)
  if (path.startsWith("contracts/")) await createContractNodes(args.actions)
  else if (/\.(ya?ml|json)$/.test(path)) await createDataNodes(args.actions)
}

/** Whether works or versions of the docs are others than in the build that the kept nodes are of. */
async function haveChanged({ cache }: SourceNodesArgs): Promise<boolean> {
  const key = "works-and-versions"
  const digest = digestOf([readReferences().references, readVersionNames()])
  const before: unknown = await cache.get(key)
  await cache.set(key, digest)
  return before !== undefined && before !== digest
}

/**
 * Page nodes are made of more than their file: works stand in the bodies that cite them, and versions of the docs
 * decide what a folder is. Gatsby keeps the nodes of unchanged files without asking; those that would come out
 * otherwise are made anew.
 */
async function renewPageNodes(args: NodePluginArgs): Promise<void> {
  for (const node of args.getNodesByType("File")) await createPageNode(args, node)
}
