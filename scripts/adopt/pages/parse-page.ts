import type { Root } from "mdast"
import { VFile } from "vfile"
import { components, type Dialect, parseMarkdown, startCompilation } from "../site-compiler"

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
