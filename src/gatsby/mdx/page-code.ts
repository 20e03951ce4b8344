import type { Program } from "estree-jsx"
import type { Root, RootContent } from "mdast"
import type { MdxjsEsm } from "mdast-util-mdx"
import type { ComponentImport } from "../../content/schema/body"
import { projectPath } from "../../site/project-paths"
import { session } from "../session"
import { codePagePath } from "./content-path"

/** The part of the processor that a remark plugin may replace. */
interface Processor {
  Parser?: (text: string) => Root
}

/**
 * remark plugin for gatsby-plugin-mdx that reduces a standalone page to its imports and one
 * `<PageText>` element, which receives the imported components. Our own compiler reads the text,
 * which reaches the page as data: readers, search, and the Markdown twins get the same text, and
 * saving it rebuilds no script.
 * @see docs/decisions/0001-content-is-data.md
 */
export function remarkPageCode(this: Processor) {
  this.Parser = () => ({ type: "root", children: [] })
  return async (tree: Root, { path = "" }: { path?: string }): Promise<void> => {
    tree.children = pageCode(await importsOf(path))
  }
}

/**
 * Imports of the page in a file. Returns none for an invalid page, because the build reports it.
 */
async function importsOf(file: string): Promise<readonly ComponentImport[]> {
  if (!codePagePath(file)) return []
  const entry = await session.entryOf(projectPath(file))
  return entry?.page.imports ?? []
}

/** Syntax tree of `import …` and `<PageText components={{ … }} />`. */
export function pageCode(imports: readonly ComponentImport[]): RootContent[] {
  const modules: MdxjsEsm = {
    type: "mdxjsEsm",
    value: "",
    data: { estree: program(imports.map(importOf)) },
  }
  return [
    modules,
    {
      type: "mdxJsxFlowElement",
      name: "PageText",
      attributes: [
        {
          type: "mdxJsxAttribute",
          name: "components",
          value: {
            type: "mdxJsxAttributeValueExpression",
            value: "",
            data: { estree: program([componentMap(imports)]) },
          },
        },
      ],
      children: [],
    },
  ]
}

type Statement = Program["body"][number]

const program = (body: Statement[]): Program => ({ type: "Program", sourceType: "module", body })

const identifier = (name: string) => ({ type: "Identifier", name }) as const

function importOf({ name, from, exported }: ComponentImport): Statement {
  const local = identifier(name)
  return {
    type: "ImportDeclaration",
    attributes: [],
    specifiers: [
      exported === "default"
        ? { type: "ImportDefaultSpecifier", local }
        : { type: "ImportSpecifier", local, imported: identifier(exported) },
    ],
    source: { type: "Literal", value: from },
  }
}

/** `({ Name: Name, … })` */
const componentMap = (imports: readonly ComponentImport[]): Statement => ({
  type: "ExpressionStatement",
  expression: {
    type: "ObjectExpression",
    properties: imports.map(({ name }) => ({
      type: "Property",
      kind: "init",
      key: identifier(name),
      value: identifier(name),
      computed: false,
      method: false,
      shorthand: false,
    })),
  },
})
