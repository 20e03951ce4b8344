import type { IGatsbyImageData } from "gatsby-plugin-image"

/** The part of a resolver's context that finds nodes. */
interface Context<Node> {
  nodeModel: { getNodeById(query: { id: string; type: "File" }): Node | null }
}

/**
 * Resolves `gatsbyImageData` to pictures that the site makes and caches. gatsby-plugin-sharp makes
 * every size of every picture again after a fresh start, and its cache does not check whether a
 * file still exists.
 * @param dataOf returns the image data for a file
 */
export const imageData = <FileNode>(
  dataOf: (file: FileNode) => Promise<IGatsbyImageData | undefined>,
) => ({
  resolve: ({ parent }: { parent: string }, _: unknown, { nodeModel }: Context<FileNode>) => {
    const file = nodeModel.getNodeById({ id: parent, type: "File" })
    return file && dataOf(file)
  },
})
