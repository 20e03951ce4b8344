import { searchFolder } from "../../content/artifact-paths"

/**
 * Names the files of the index. Its own address is fixed, so that no page changes when the index does; those of the
 * files hold their digests.
 */
export interface SearchManifest {
  /** Address of the file that answers first, where the headings of all pages are too many for that. */
  titles?: string
  /** Address of the file that answers next, or first. */
  headings: string
  /** Address of the file that follows. */
  texts: string
}

export const searchManifestPath = `${searchFolder}/manifest.json`
export const searchFilePath = (name: string, digest: string) =>
  `${searchFolder}/${name}-${digest}.json`
