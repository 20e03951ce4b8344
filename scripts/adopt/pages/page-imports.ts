import { posix } from "node:path"
import type { Program } from "estree-jsx"
import type { Nodes } from "mdast"
import { isKnownModule } from "../site-compiler"

export type Module = Extract<Nodes, { type: "mdxjsEsm" }>

/** An import or export of a page, with its offsets in the page's text. */
export interface Statement {
  start: number
  end: number
  code: string
  /** Names and module of an import. */
  imported?: { names: string[]; from: string }
}

export function statementsOf(node: Module, source: string): Statement[] {
  const program = node.data?.estree as Program | undefined
  return (program?.body ?? []).map(statement => {
    const [start = 0, end = 0] = statement.range ?? []
    const imported =
      statement.type === "ImportDeclaration"
        ? {
            names: statement.specifiers.map(({ local }) => local.name),
            from: String(statement.source.value),
          }
        : undefined
    return { start, end, code: source.slice(start, end), imported }
  })
}

/** Imports of a page, by their local names. */
export interface PageImports {
  /** Markdown files by name, as paths below the site. */
  partials: Map<string, string>
  /** Paths of pictures by name. */
  pictures: Map<string, string>
  /** Names that stand for components of the team. */
  own: Set<string>
  /** Imports that the site accepts, by name. */
  accepted: Map<string, string>
}

export function importsOf(file: string, statements: readonly Statement[]): PageImports {
  const imports: PageImports = {
    partials: new Map(),
    pictures: new Map(),
    own: new Set(),
    accepted: new Map(),
  }
  for (const { imported, code } of statements) {
    if (!imported) {
      for (const [, name = ""] of code.matchAll(
        /^export\s+(?:default\s+)?(?:const|let|var|(?:async\s+)?function|class)\s+([A-Z]\w*)/gm,
      ))
        imports.own.add(name)
      continue
    }
    const { from, names } = imported
    const [name = ""] = names
    if (/\.mdx?$/.test(from)) imports.partials.set(name, pathBelow(file, from))
    else if (isKnownModule(from)) {
      if (/^[.@].*\.\w+$/.test(from)) imports.pictures.set(name, from)
      for (const each of names) imports.accepted.set(each, code)
    } else for (const each of names) imports.own.add(each)
  }
  return imports
}

/** Resolves an import path; `@site` is the site's folder. */
export const pathBelow = (file: string, from: string): string =>
  from.startsWith("@site/")
    ? from.slice("@site/".length)
    : posix.join(posix.dirname(file), from.replace(/^.*!/, ""))
