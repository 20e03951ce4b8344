import { readFile } from "node:fs/promises"
import FileParser from "gatsby/dist/query/file-parser"
import { store } from "gatsby/dist/redux"

/** Imports without which a source has no queries, slices, or static images. */
const importsGatsby = /["'`]gatsby(-plugin-image)?["'`]/

/**
 * Syntax without which a source has no queries, slices, or static images. Published packages
 * contain no JSX.
 */
const queriesOrComponents = /graphql`|<(StaticQuery|StaticImage|Slice)\b/

/**
 * Limits Gatsby's search for queries to sources that can have some; templates are always parsed for
 * their exports. By default Gatsby parses with Babel, in each build, every source in src and in
 * plugins that contains a word such as "config" or "Head".
 * @see docs/decisions/0084-what-gatsby-reads-in-each-build.md
 */
export function parseFewerSources(): void {
  const { parseFile } = FileParser.prototype
  FileParser.prototype.parseFile = async function (file, addError) {
    if (!store.getState().components.has(file)) {
      // Gatsby reports unreadable files itself.
      const text = await readFile(file, "utf8").catch(() => undefined)
      if (text !== undefined && !(importsGatsby.test(text) && queriesOrComponents.test(text)))
        return null
    }
    return parseFile.call(this, file, addError)
  }
}
