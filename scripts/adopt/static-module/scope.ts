import ts from "typescript"
import type { Evaluator } from "./evaluate"
import { findModule, importedText } from "./find-module"
import { readExports } from "./read-module"
import { isRecord, type Value } from "./value"

/** Names that code can use, including those of enclosing scopes. */
export interface Scope {
  names: Map<string, Binding>
  parent?: Scope
}

export interface Binding {
  value(): Value
  /** The function that the name stands for. */
  function?: { node: ts.SignatureDeclaration; scope: Scope }
  /** Package or module that the name was imported from. */
  from?: string
}

/** Adds the names that statements declare, and those of one pattern with its value. */
export function declareIn(
  scope: Scope,
  statements: readonly ts.Statement[],
  evaluator: Evaluator,
  given?: { name: ts.BindingName; value: () => Value },
): void {
  if (given) bind(given.name, given.value)
  for (const statement of statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer) variable(name, initializer)
    if (ts.isFunctionDeclaration(statement) && statement.name)
      asFunction(statement.name.text, statement)
    if (ts.isImportDeclaration(statement)) imported(statement)
  }

  function variable(name: ts.BindingName, initializer: ts.Expression): void {
    if (ts.isIdentifier(name) && ts.isFunctionLike(initializer)) asFunction(name.text, initializer)
    else bind(name, () => evaluator.evaluate(initializer, scope), packageOf(initializer))
  }

  function asFunction(name: string, node: ts.SignatureDeclaration): void {
    const value = once(() =>
      node.parameters.length === 0 ? evaluator.result(node, [], scope) : evaluator.missed(node),
    )
    scope.names.set(name, { value, function: { node, scope } })
  }

  function bind(name: ts.BindingName, make: () => Value, from?: string): void {
    const value = once(make)
    if (ts.isIdentifier(name)) {
      scope.names.set(name.text, { value, from })
      return
    }
    name.elements.forEach((element, index) => {
      if (ts.isOmittedExpression(element)) return
      const key = element.propertyName ?? element.name
      bind(
        element.name,
        () => {
          const whole = value()
          if (Array.isArray(whole)) return whole[index]
          return isRecord(whole) && ts.isIdentifier(key) ? whole[key.text] : undefined
        },
        from,
      )
    })
  }

  function imported({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    if (!importClause || importClause.isTypeOnly || !ts.isStringLiteral(moduleSpecifier)) return
    const { reading, file } = evaluator
    const from = moduleSpecifier.text
    const text = importedText(file, from, reading.root)
    const found = text === undefined ? findModule(file, from, reading.root) : undefined
    const add = (local: ts.Identifier, pick: (exports: Record<string, Value>) => Value) => {
      const value = () =>
        text !== undefined
          ? text
          : found
            ? pick(readExports(found, reading))
            : evaluator.missed(local.parent)
      scope.names.set(local.text, { value: once(value), from })
    }
    if (importClause.name) add(importClause.name, exports => exports.default)
    const { namedBindings } = importClause
    if (namedBindings && ts.isNamespaceImport(namedBindings))
      add(namedBindings.name, exports => exports)
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const { name, propertyName } of namedBindings.elements)
        add(name, exports => exports[(propertyName ?? name).text])
  }
}

/** Evaluates at first use; a name that refers to itself is undefined. */
function once(make: () => Value): () => Value {
  let state: { value?: Value } | undefined
  return () => {
    if (!state) {
      state = {}
      state.value = make()
    }
    return state.value
  }
}

/** `require("path")` -> `path` */
function packageOf(node: ts.Expression): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "require") return undefined
  const [argument] = node.arguments
  return argument && ts.isStringLiteralLike(argument) ? argument.text : undefined
}
