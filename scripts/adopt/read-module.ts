import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import ts from "typescript"

/** Static value of a module's code. Calculations, functions, and packages are `undefined`. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Value[]
  | { [key: string]: Value }

/** Code whose value is known only at run time. */
export interface Unread {
  file: string
  line: number
  /** Shortened code. */
  code: string
}

const constants = new Map<ts.SyntaxKind, Value>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
])

/**
 * Value that a JavaScript, TypeScript, or JSON module exports, read from its text. The module is
 * not run, because it belongs to another project and loads that project's packages.
 * @param unread collects the places that could not be read
 */
export function readModule(file: string, unread: Unread[] = []): Value {
  const text = readFileSync(file, "utf8")
  if (file.endsWith(".json")) return JSON.parse(text)
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const names = new Map<string, ts.Expression>()
  let exported: ts.Expression | undefined
  declare(source.statements)
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) exported = statement.expression
    if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
      const { left, right } = statement.expression
      if (/^(module\.)?exports(\.default)?$/.test(left.getText())) exported = right
    }
  }
  return exported && evaluate(exported)

  /** Records the values of names: of variables, and for functions, their return values. */
  function declare(statements: readonly ts.Statement[]): void {
    for (const { name, initializer } of statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations))
      if (ts.isIdentifier(name) && initializer) names.set(name.text, initializer)
    for (const { name, body } of statements.filter(ts.isFunctionDeclaration)) {
      const result = returned(body)
      if (name && result) names.set(name.text, result)
    }
  }

  function returned(body: ts.Block | undefined): ts.Expression | undefined {
    declare(body?.statements ?? [])
    return body?.statements.find(ts.isReturnStatement)?.expression
  }

  function evaluate(node: ts.Expression): Value {
    const constant = constants.get(node.kind)
    if (constant !== undefined) return constant
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isNumericLiteral(node)) return Number(node.text)
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      return evaluate(node.expression)
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(items)
    if (ts.isObjectLiteralExpression(node))
      return Object.assign({}, ...node.properties.map(entries))
    return computed(node)
  }

  function computed(node: ts.Expression): Value {
    if (ts.isTemplateExpression(node)) return template(node)
    if (ts.isIdentifier(node)) return named(node)
    if (ts.isCallExpression(node)) return call(node)
    return ts.isFunctionLike(node) ? asFunction(node) : missed(node)
  }

  function items(node: ts.Expression): Value[] {
    if (!ts.isSpreadElement(node)) return [evaluate(node)]
    const value = evaluate(node.expression)
    return Array.isArray(value) ? value : []
  }

  function entries(node: ts.ObjectLiteralElementLike): Record<string, Value> {
    if (ts.isSpreadAssignment(node)) {
      const value = evaluate(node.expression)
      return isRecord(value) ? value : {}
    }
    const key = node.name && !ts.isComputedPropertyName(node.name) ? node.name.text : undefined
    if (key === undefined) return {}
    if (ts.isPropertyAssignment(node)) return { [key]: evaluate(node.initializer) }
    if (ts.isShorthandPropertyAssignment(node)) return { [key]: named(node.name) }
    return { [key]: missed(node) }
  }

  function named(node: ts.Identifier): Value {
    const meant = names.get(node.text)
    if (!meant) return node.text === "undefined" ? undefined : missed(node)
    // Prevents infinite recursion in a name that refers to itself.
    names.delete(node.text)
    const value = evaluate(meant)
    names.set(node.text, meant)
    return value
  }

  function template(node: ts.TemplateExpression): Value {
    const parts = node.templateSpans.map(({ expression, literal }) => [
      evaluate(expression),
      literal.text,
    ])
    if (parts.some(([value]) => typeof value !== "string")) return missed(node)
    return node.head.text + parts.flat().join("")
  }

  /** Evaluates `require("./sidebars")`, `require.resolve("./sidebars.js")`, or a local function. */
  function call(node: ts.CallExpression): Value {
    const [argument] = node.arguments
    const callee = node.expression.getText()
    if (argument && ts.isStringLiteralLike(argument)) {
      if (callee === "require.resolve") return argument.text
      const path = join(dirname(file), argument.text)
      const found = [path, `${path}.js`, `${path}.ts`, `${path}.json`].find(
        each => existsSync(each) && /\.(?:[cm]?[jt]s|json)$/.test(each),
      )
      if (callee === "require" && argument.text.startsWith(".") && found)
        return readModule(found, unread)
    }
    return ts.isIdentifier(node.expression) && names.has(callee)
      ? named(node.expression)
      : missed(node)
  }

  function asFunction(node: ts.SignatureDeclaration & ts.Expression): Value {
    const body = "body" in node ? (node.body as ts.ConciseBody | undefined) : undefined
    const result = body && (ts.isBlock(body) ? returned(body) : body)
    return result && node.parameters.length === 0 ? evaluate(result) : missed(node)
  }

  function missed(node: ts.Node): undefined {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const code = node.getText().replace(/\s+/g, " ")
    unread.push({ file, line, code: code.length > 60 ? `${code.slice(0, 57)}…` : code })
    return undefined
  }
}

export function isRecord(value: Value): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Values of a list, a single value as a list, or an empty list. */
export const listOf = (value: Value): Value[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

export const textOf = (value: Value) => (typeof value === "string" ? value : undefined)
export const recordOf = (value: Value) => (isRecord(value) ? value : {})
