import { readFile } from "node:fs/promises"
import FileParser from "gatsby/dist/query/file-parser"
import { store } from "gatsby/dist/redux"

/** Queries, slices and static images are there only in sources that import one of these, */
const importsGatsby = /["'`]gatsby(-plugin-image)?["'`]/

/** and write one of these. Packages are published without elements of JSX. */
const asksOrPlaces = /graphql`|<(StaticQuery|StaticImage|Slice)\b/

/**
 * Has Gatsby look for queries only where some can be. By itself it parses, with Babel and in each build, every source below src and of each
 * plugin that holds a word such as "config" or "Head". Templates are parsed in any case, for what they export.
 * See docs/decisions/0084-what-gatsby-reads-in-each-build.md.
 */
export function parseFewerSources(): void {
  const { parseFile } = FileParser.prototype
  FileParser.prototype.parseFile = async function (file, addError) {
    if (!store.getState().components.has(file)) {
      // What can't be read, Gatsby tells in its own words.
      const text = await readFile(file, "utf8").catch(() => undefined)
      if (text !== undefined && !(importsGatsby.test(text) && asksOrPlaces.test(text))) return null
    }
    return parseFile.call(this, file, addError)
  }
}
