import type { Root } from "mdast"
import { VFile } from "vfile"
import {
  components,
  type Dialect,
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

/** Returns true if a body is valid MDX. */
export const isMdx = (file: string, body: string): boolean =>
  parsePage(file, prepareSource(body, "mdx"), "mdx") !== null
