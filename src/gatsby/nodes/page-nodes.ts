import type { Node, NodeInput, NodePluginArgs } from "gatsby"
import { contentFolder, contentPath } from "../../content/read/project-paths"
import { isPageSource, readContentFile } from "../../content/read/read-tree"
import type { Entry } from "../../content/schema/entry"
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
 * Makes the typed node of a Markdown file, which hangs from the File node. Where the file is broken it is the last good
 * version, so that the page stays up in develop while its author mends it. A node that would come out as it is stays.
 */
export async function createPageNode(
  { actions, getNode }: Pick<NodePluginArgs, "actions" | "getNode">,
  node: Node,
): Promise<void> {
  if (node.internal.type !== "File") return
  const { absolutePath } = node
  const path = typeof absolutePath === "string" ? contentPath(absolutePath) : undefined
  if (!path || !isPageSource(path)) return
  const result = await readContentFile(path)
  if (!result) {
    // Its version of the docs is no longer named.
    const gone: Node | undefined = getNode(pageNodeId(`${contentFolder}/${path}`))
    if (gone) actions.deleteNode(gone)
    return
  }
  if (!result.entry) return
  const { entry } = result
  const contentDigest = digestOf(entry)
  const before: Node | undefined = getNode(pageNodeId(entry.file))
  if (before?.parent === node.id && before.internal.contentDigest === contentDigest) return
  const input: NodeInput = {
    ...entry,
    id: pageNodeId(entry.file),
    parent: node.id,
    children: [],
    internal: { type: nodeTypes[entry.collection], contentDigest },
  }
  await actions.createNode(input)
  actions.createParentChildLink({ parent: node, child: { ...input, children: [] } as never })
}
