import type { Root } from "mdast"
import { VFile } from "vfile"
import {
  components,
  type Dialect,
  dialectOf,
  parseMarkdown,
  prepareSource,
  startCompilation,
} from "../site-compiler"

/** Parses the body of a page; null if it is not valid MDX. */
export function parsePage(file: string, source: string, dialect: Dialect): Root | null {
  const compilation = startCompilation({
    file,
    route: "/",
    source,
    dialect,
    components,
    references: {},
    pageReferences: {},
    codeFiles: {},
    mayImport: false,
  })
  return parseMarkdown(new VFile({ value: source }), compilation)
}

/** Returns true if the site can parse a body. */
export function isMdx(file: string, body: string): boolean {
  const dialect = dialectOf(file, body)
  return parsePage(file, prepareSource(body, dialect), dialect) !== null
}
