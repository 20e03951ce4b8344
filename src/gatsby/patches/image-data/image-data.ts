import type { IGatsbyImageData } from "gatsby-plugin-image"

/** What a resolver finds nodes by. */
interface Context<Node> {
  nodeModel: { getNodeById(query: { id: string; type: "File" }): Node | null }
}

/**
 * What gatsby-transformer-sharp offers for GatsbyImage, from files that the site makes and keeps: gatsby-plugin-sharp makes each size of
 * each picture again after every fresh start, and notes it in a cache that does not tell whether the file is still there.
 * @param dataOf what GatsbyImage draws of a raster
 */
export const imageData = <FileNode>(
  dataOf: (file: FileNode) => Promise<IGatsbyImageData | undefined>,
) => ({
  resolve: ({ parent }: { parent: string }, _: unknown, { nodeModel }: Context<FileNode>) => {
    const file = nodeModel.getNodeById({ id: parent, type: "File" })
    return file && dataOf(file)
  },
})
