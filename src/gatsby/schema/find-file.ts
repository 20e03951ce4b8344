import type { QueryContext } from "./query-context"

/** The fields of a gatsby-source-filesystem node that the site uses. */
export interface FileNode {
  id: string
  absolutePath: string
  ext: string
  name: string
  internal: { contentDigest: string }
}

/**
 * Node of a file below the content folder or static/. Queries that use it run again when the file
 * changes.
 */
export function findFile(absolutePath: string, context: QueryContext): Promise<FileNode | null> {
  return context.nodeModel.findOne<FileNode>({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  })
}
