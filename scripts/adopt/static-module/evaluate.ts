import ts from "typescript"
import { callValue } from "./call-value"
import type { Reading } from "./read-module"
import { type Binding, declareIn, type Scope } from "./scope"
import { isRecord, type Value } from "./value"

export interface Evaluator {
  file: string
  source: ts.SourceFile
  reading: Reading
  /** Names of the module itself. */
  top: Scope
  /** Records the names that statements declare. */
  declare(statements: readonly ts.Statement[]): void
  evaluate(node: ts.Expression, scope?: Scope): Value
  /** Value that a function returns for the given arguments. */
  result(node: ts.SignatureDeclaration, values: Value[], scope: Scope): Value
  lookUp(name: string, scope: Scope): Binding | undefined
  /** Records code that cannot be evaluated. */
  missed(node: ts.Node): undefined
}

const constants = new Map<ts.SyntaxKind, Value>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
])

/** Maximum depth of nested calls that are evaluated, so that recursion ends. */
const deepest = 20

/** Evaluates the expressions of a module without running it. */
export function evaluator(source: ts.SourceFile, reading: Reading): Evaluator {
  const top: Scope = { names: new Map() }
  const keys: string[] = []
  let depth = 0
  const self: Evaluator = {
    file: source.fileName,
    source,
    reading,
    top,
    declare: statements => declareIn(top, statements, self),
    evaluate,
    result,
    lookUp,
    missed,
  }
  return self

  function evaluate(node: ts.Expression, scope = top): Value {
    const constant = constants.get(node.kind)
    if (constant !== undefined) return constant
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isNumericLiteral(node)) return Number(node.text)
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return evaluate(node.expression, scope)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap(element => items(element, scope))
    if (ts.isObjectLiteralExpression(node))
      return Object.assign({}, ...node.properties.map(property => entries(property, scope)))
    return computed(node, scope)
  }

  function computed(node: ts.Expression, scope: Scope): Value {
    if (ts.isTemplateExpression(node)) return template(node, scope)
    if (ts.isIdentifier(node)) return named(node, scope)
    if (ts.isCallExpression(node)) return callValue(node, scope, self)
    if (ts.isNewExpression(node)) return fileUrl(node, scope)
    if (ts.isPropertyAccessExpression(node)) return property(node, node.name.text, scope)
    if (ts.isElementAccessExpression(node))
      return property(node, evaluate(node.argumentExpression, scope), scope)
    return ts.isFunctionLike(node) ? asFunction(node, scope) : operation(node, scope)
  }

  function operation(node: ts.Expression, scope: Scope): Value {
    if (ts.isBinaryExpression(node)) return binary(node, scope)
    if (ts.isConditionalExpression(node))
      return evaluate(evaluate(node.condition, scope) ? node.whenTrue : node.whenFalse, scope)
    if (ts.isPrefixUnaryExpression(node)) return unary(node, scope)
    return missed(node)
  }

  function items(node: ts.Expression, scope: Scope): Value[] {
    if (!ts.isSpreadElement(node)) return [evaluate(node, scope)]
    const value = evaluate(node.expression, scope)
    return Array.isArray(value) ? value : []
  }

  function entries(node: ts.ObjectLiteralElementLike, scope: Scope): Record<string, Value> {
    if (ts.isSpreadAssignment(node)) {
      const value = evaluate(node.expression, scope)
      return isRecord(value) ? value : {}
    }
    const key =
      node.name && ts.isComputedPropertyName(node.name)
        ? evaluate(node.name.expression, scope)
        : node.name?.text
    if (typeof key !== "string") return {}
    keys.push(key)
    try {
      if (ts.isPropertyAssignment(node)) return { [key]: evaluate(node.initializer, scope) }
      if (ts.isShorthandPropertyAssignment(node)) return { [key]: named(node.name, scope) }
      return { [key]: missed(node) }
    } finally {
      keys.pop()
    }
  }

  function lookUp(name: string, scope: Scope): Binding | undefined {
    return scope.names.get(name) ?? (scope.parent && lookUp(name, scope.parent))
  }

  function named(node: ts.Identifier, scope: Scope): Value {
    const binding = lookUp(node.text, scope)
    if (binding) return binding.value()
    const { modulePath } = pathsOf(source.fileName)
    if (node.text === "__dirname") return modulePath
    return node.text === "undefined" ? undefined : missed(node)
  }

  function property(
    node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
    key: Value,
    scope: Scope,
  ): Value {
    const code = node.getText(source).replace(/\s+/g, "")
    const ofMachine = environment(code)
    if (ofMachine) return ofMachine.value
    const before = reading.unread.length
    const object = evaluate(node.expression, scope)
    if (Array.isArray(object) && typeof key === "number") return object[key]
    if (key === "length" && (Array.isArray(object) || typeof object === "string"))
      return object.length
    if (isRecord(object)) return typeof key === "string" ? ownValue(object, key) : undefined
    // The object itself was recorded already.
    return reading.unread.length > before || node.questionDotToken ? undefined : missed(node)
  }

  /** Values that Node gives a module. Of environment variables, only `NODE_ENV` is set. */
  function environment(code: string): { value: Value } | undefined {
    if (code === "process.env.NODE_ENV") return { value: "production" }
    if (code.startsWith("process.env")) return { value: undefined }
    if (code === "import.meta.dirname") return { value: pathsOf(source.fileName).modulePath }
    return code === "import.meta.url" ? { value: `file://${source.fileName}` } : undefined
  }

  /** `new URL("./docs", import.meta.url)` */
  function fileUrl(node: ts.NewExpression, scope: Scope): Value {
    const [path, base] = (node.arguments ?? []).map(each => evaluate(each, scope))
    const isFile = node.expression.getText(source) === "URL" && String(base).startsWith("file:")
    return isFile ? new URL(String(path), String(base)).href : missed(node)
  }

  function binary(node: ts.BinaryExpression, scope: Scope): Value {
    const left = evaluate(node.left, scope)
    const right = () => evaluate(node.right, scope)
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.BarBarToken:
        return left || right()
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return left && right()
      case ts.SyntaxKind.QuestionQuestionToken:
        return left ?? right()
      case ts.SyntaxKind.EqualsEqualsToken:
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
        return left === right()
      case ts.SyntaxKind.ExclamationEqualsToken:
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
        return left !== right()
      case ts.SyntaxKind.PlusToken: {
        const end = right()
        if (typeof left === "number" && typeof end === "number") return left + end
        return isPrintable(left) && isPrintable(end) ? `${left}${end}` : missed(node)
      }
      default:
        return missed(node)
    }
  }

  function unary({ operator, operand }: ts.PrefixUnaryExpression, scope: Scope): Value {
    const value = evaluate(operand, scope)
    if (operator === ts.SyntaxKind.ExclamationToken) return !value
    const isMinus = operator === ts.SyntaxKind.MinusToken
    return isMinus && typeof value === "number" ? -value : missed(operand)
  }

  function template(node: ts.TemplateExpression, scope: Scope): Value {
    const parts = node.templateSpans.map(({ expression, literal }) => ({
      value: evaluate(expression, scope),
      text: literal.text,
    }))
    if (!parts.every(({ value }) => isPrintable(value))) return missed(node)
    return node.head.text + parts.map(({ value, text }) => `${value}${text}`).join("")
  }

  function result(node: ts.SignatureDeclaration, values: Value[], scope: Scope): Value {
    const body = "body" in node ? (node.body as ts.ConciseBody | undefined) : undefined
    if (!body || depth >= deepest) return missed(node)
    depth++
    try {
      const inner: Scope = { names: new Map(), parent: scope }
      node.parameters.forEach((parameter, index) => {
        const given = values[index]
        const value = () =>
          given === undefined && parameter.initializer
            ? evaluate(parameter.initializer, inner)
            : given
        declareIn(inner, [], self, { name: parameter.name, value })
      })
      if (!ts.isBlock(body)) return evaluate(body, inner)
      declareIn(inner, body.statements, self)
      const returned = body.statements.find(ts.isReturnStatement)?.expression
      return returned ? evaluate(returned, inner) : missed(node)
    } finally {
      depth--
    }
  }

  /** Value of a function without parameters, such as a configuration that is a function. */
  function asFunction(node: ts.SignatureDeclaration, scope: Scope): Value {
    return node.parameters.length === 0 ? result(node, [], scope) : missed(node)
  }

  function missed(node: ts.Node): undefined {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    const code = node.getText(source).replace(/\s+/g, " ")
    reading.unread.push({
      file: source.fileName,
      line,
      code: code.length > 60 ? `${code.slice(0, 57)}…` : code,
      key: keys.join("."),
    })
    return undefined
  }
}

const ownValue = (object: Record<string, Value>, key: string) =>
  Object.hasOwn(object, key) ? object[key] : undefined

const isPrintable = (value: Value) => typeof value === "string" || typeof value === "number"

const pathsOf = (file: string) => ({ modulePath: file.replace(/[\\/][^\\/]*$/, "") })
