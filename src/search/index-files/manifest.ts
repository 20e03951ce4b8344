import { searchFolder } from "../../content/artifact-paths"

/**
 * Names of the index files. The manifest's own address is fixed, so that no page changes when the
 * index does; the other addresses contain digests.
 */
export interface SearchManifest {
  /**
   * Address of the file that answers first; defined only if there are too many headings for that.
   */
  titles?: string
  /** Address of the headings file, which answers next, or first if there are no titles. */
  headings: string
  /** Address of the texts file, which comes last. */
  texts: string
}

export const searchManifestPath = `${searchFolder}/manifest.json`
export const searchFilePath = (name: string, digest: string) =>
  `${searchFolder}/${name}-${digest}.json`
