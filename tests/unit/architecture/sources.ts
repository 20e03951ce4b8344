import { readFileSync } from "node:fs"
import { posix } from "node:path"
import ts from "typescript"

export interface Import {
  /** File of the project, or the name of a package as it is written. */
  to: string
  /** Of types only: gone when the script runs. */
  isType: boolean
  line: number
}

export interface Literal {
  text: string
  line: number
  /** Shown to authors as what they may write. */
  isExample: boolean
}

/** What the rules look at in one file. */
export interface Source {
  file: string
  text: string
  imports: Import[]
  /** String literals and the fixed parts of templates, other than addresses of modules. */
  literals: Literal[]
  /** Names of members and variables. */
  names: { text: string; line: number }[]
}

/** Reads files of the project. */
export const readSources = (files: readonly string[]) =>
  parseSources(new Map(files.map(file => [file, readFileSync(file, "utf8")])))

/** @param texts by path from the project's root; imports are looked up among them */
export function parseSources(texts: ReadonlyMap<string, string>): Source[] {
  return [...texts].map(([file, text]) =>
    /\.tsx?$/.test(file)
      ? parse(file, text, texts)
      : { file, text, imports: [], literals: [], names: [] },
  )
}

function parse(file: string, text: string, known: ReadonlyMap<string, string>): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const source: Source = { file, text, imports: [], literals: [], names: [] }
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const visit = (node: ts.Node): void => {
    const module = moduleOf(node)
    if (module) {
      const to = resolve(file, module.name.text, known)
      source.imports.push({ to, isType: module.isType, line: lineOf(node) })
    }
    if (ts.isIdentifier(node)) source.names.push({ text: node.text, line: lineOf(node) })
    if (isText(node) && !isModuleName(node))
      source.literals.push({ text: node.text, line: lineOf(node), isExample: isExample(node) })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return source
}

/** The module that a node imports: also for its types, later, or as a script of a worker. */
function moduleOf(node: ts.Node): { name: ts.StringLiteralLike; isType: boolean } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return { name: node.moduleSpecifier, isType: hasOnlyTypes(node.importClause) }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return ts.isStringLiteral(node.moduleSpecifier)
      ? { name: node.moduleSpecifier, isType: node.isTypeOnly }
      : undefined
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return ts.isStringLiteral(node.argument.literal)
      ? { name: node.argument.literal, isType: true }
      : undefined
  const [first] =
    ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : []
  if (!first || !ts.isStringLiteralLike(first)) return undefined
  const isLater = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  const isWorker = ts.isNewExpression(node) && node.arguments?.[1]?.getText() === "import.meta.url"
  return isLater || isWorker ? { name: first, isType: false } : undefined
}

function hasOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every(({ isTypeOnly }) => isTypeOnly)
  )
}

function resolve(from: string, name: string, known: ReadonlyMap<string, string>): string {
  if (!name.startsWith(".")) return name
  const base = posix.join(posix.dirname(from), name)
  const endings = ["", ".ts", ".tsx", ".d.ts", "/index.ts", "/index.tsx"]
  return endings.map(ending => base + ending).find(path => known.has(path)) ?? base
}

const isText = (
  node: ts.Node,
): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node)

const isModuleName = ({ parent }: ts.Node) =>
  moduleOf(parent) !== undefined ||
  (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent))

const isExample = ({ parent }: ts.Node) =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === "example"
