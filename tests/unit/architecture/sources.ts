import { readFileSync } from "node:fs"
import ts from "typescript"

export interface Literal {
  text: string
  line: number
  /** True if the text shows authors what to write. */
  isExample: boolean
}

/** Parts of a file that the rules check. */
export interface Source {
  file: string
  text: string
  /** String literals and the fixed parts of templates, except module names. */
  literals: Literal[]
  /** Names of members and variables. */
  names: { text: string; line: number }[]
}

export const readSources = (files: readonly string[]) =>
  parseSources(new Map(files.map(file => [file, readFileSync(file, "utf8")])))

/** @param texts by path from the project's root */
export function parseSources(texts: ReadonlyMap<string, string>): Source[] {
  return [...texts].map(([file, text]) =>
    /\.tsx?$/.test(file) ? parse(file, text) : { file, text, literals: [], names: [] },
  )
}

function parse(file: string, text: string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const source: Source = { file, text, literals: [], names: [] }
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) source.names.push({ text: node.text, line: lineOf(node) })
    if (isText(node) && !isModuleName(node))
      source.literals.push({ text: node.text, line: lineOf(node), isExample: isExample(node) })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return source
}

/**
 * True if a text names a module: in an import, an export, `import()`, an import type, or a worker's
 * script.
 */
const isModuleName = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
  (ts.isNewExpression(parent) && parent.arguments?.[1]?.getText() === "import.meta.url")

const isText = (
  node: ts.Node,
): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node)

const isExample = ({ parent }: ts.Node) =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === "example"
