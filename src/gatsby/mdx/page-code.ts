import type { Program } from "estree-jsx"
import type { Root, RootContent } from "mdast"
import type { MdxjsEsm } from "mdast-util-mdx"
import type { ComponentImport } from "../../content/schema/body"
import { projectPath } from "../../site/project-paths"
import { session } from "../session"
import { codePagePath } from "./content-path"

/** What a remark plugin may change of the processor that it is used in. */
interface Processor {
  Parser?: (text: string) => Root
}

/**
 * remark plugin for gatsby-plugin-mdx: makes of a standalone page what is code of it, its imports, and one element for
 * its text, `<PageText>`, which is handed the imported components. Text is read by our own compiler
 * and reaches the page as data, so that readers, the search and the twins get the same text, and saving it touches
 * no script. See docs/decisions/0001-content-is-data.md.
 */
export function remarkPageCode(this: Processor) {
  this.Parser = () => ({ type: "root", children: [] })
  return async (tree: Root, { path = "" }: { path?: string }): Promise<void> => {
    tree.children = pageCode(await importsOf(path))
  }
}

/** Imports of the page in a file; none where it can't be understood, since the build says so itself. */
async function importsOf(file: string): Promise<readonly ComponentImport[]> {
  if (!codePagePath(file)) return []
  const entry = await session.entryOf(projectPath(file))
  return entry?.page.imports ?? []
}

/** The tree of `import …` and `<PageText components={{ … }} />`. */
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
