import type { CreateNodeArgs, NodeInput } from "gatsby"
import type { Entry } from "../../content-model/entry"
import { contentPath } from "../content/project-paths"
import { isPageSource, readContentFile } from "../content/read-tree"
import { digestOf } from "./digest"

/** GraphQL type of each collection's pages. */
export const nodeTypes = {
  docs: "Doc",
  blog: "BlogPost",
  research: "ResearchArticle",
  pages: "StandalonePage",
} as const satisfies Record<Entry["collection"], string>

/** Id of the node made from a content file; page contexts use it. */
export const pageNodeId = (file: string) => `page:${file}`

/**
 * Makes the typed node of a Markdown file. It hangs from the Mdx node; where gatsby-plugin-mdx could not
 * read the file there is none, and the last good version hangs from the File node instead, so that the page
 * stays up in develop while its author mends it.
 */
export async function createPageNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args
  const type = node.internal.type
  if (type !== "Mdx" && type !== "File") return
  const fileNode = type === "Mdx" && node.parent ? getNode(node.parent) : node
  const absolutePath = fileNode?.absolutePath
  const path = typeof absolutePath === "string" ? contentPath(absolutePath) : undefined
  if (!path || !isPageSource(path)) return
  const result = await readContentFile(path)
  if (!result?.entry || (type === "File") !== Boolean(result.unreadable)) return
  const { entry } = result
  const input: NodeInput = {
    ...entry,
    id: pageNodeId(entry.file),
    parent: node.id,
    children: [],
    internal: { type: nodeTypes[entry.collection], contentDigest: digestOf(entry) },
  }
  await args.actions.createNode(input)
  args.actions.createParentChildLink({ parent: node, child: { ...input, children: [] } as never })
}
