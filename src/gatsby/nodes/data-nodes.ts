import type { Actions } from "gatsby"
import { readDataFile } from "../../content/read/data-files"
import { listFiles } from "../../content/read/list-files"
import { contentRoot, textsRoot } from "../../content/read/project-paths"
import { digestOf } from "./digest"

/** Id of the node of a data file, named by its path below the content folder: `blog/authors.yml`. */
export const dataNodeId = (name: string) => `data:${name}`

const isDataFile = (path: string) =>
  /^(versions|(blog|research|docs)\/(authors|tags))\.(ya?ml|json)$/.test(path) ||
  /^(docs|versioned_docs)\/(.+\/)?_category_\.(ya?ml|json)$/.test(path)

/** One SiteData node a data file, so that queries which read one run again when it changes. */
export async function createDataNodes({ createNode }: Actions): Promise<void> {
  const texts = listFiles(textsRoot).map(name => ({
    name: `data/${name}`,
    source: readDataFile(name, textsRoot),
  }))
  const own = listFiles(contentRoot)
    .filter(isDataFile)
    .map(name => ({ name, source: readDataFile(name) }))
  for (const { name, source } of [...texts, ...own]) {
    const value = source?.data ?? {}
    await createNode({
      id: dataNodeId(name),
      name,
      value,
      parent: null,
      children: [],
      internal: { type: "SiteData", contentDigest: digestOf(value) },
    })
  }
}
