import type { Expression, Program, SpreadElement } from "estree-jsx"
import type { Json } from "../../content/schema/body"

/** The value of a literal, or a few words on the code found instead. */
export type Literal =
  | { value: Json | undefined; refused?: undefined }
  | { value?: undefined; refused: string }

/** Names of the page that its expressions may use. */
export interface Names {
  /** Local name of Docusaurus' `useBaseUrl`. */
  baseUrl?: string
  /** Paths of imported pictures by name. */
  constants?: ReadonlyMap<string, string>
}

/**
 * Value of an MDX expression that is a literal: string, number, boolean, null, undefined, array,
 * object, template without holes, negative number, or the name of an imported picture. The two
 * Docusaurus ways to name a file, `useBaseUrl("/img/x.png")` and `require("./x.png").default`, give
 * the path itself; an empty program (a comment) gives undefined.
 */
export function literalOf(program: Program | null | undefined, names: Names = {}): Literal {
  const statement = program?.body[0]
  if (!statement) return { value: undefined }
  if (statement.type !== "ExpressionStatement" || (program?.body.length ?? 0) > 1) {
    return { refused: "a statement" }
  }
  return evaluate(statement.expression, names)
}

type Evaluated = Expression | SpreadElement

function evaluate(node: Evaluated, names: Names): Literal {
  switch (node.type) {
    case "Literal":
      if (node.value instanceof RegExp) return { refused: "a regular expression" }
      return typeof node.value === "bigint"
        ? { refused: "a bigint" }
        : { value: node.value ?? null }
    case "TemplateLiteral":
      if (node.expressions.length > 0) return { refused: "a template with placeholders" }
      return { value: node.quasis[0]?.value.cooked ?? "" }
    case "UnaryExpression": {
      const inner = evaluate(node.argument, names)
      if (typeof inner.value !== "number") return { refused: "a calculation" }
      if (node.operator === "-") return { value: -inner.value }
      return node.operator === "+" ? inner : { refused: "a calculation" }
    }
    case "ArrayExpression":
      return evaluateArray(node.elements, names)
    case "ObjectExpression":
      return evaluateObject(node.properties, names)
    case "CallExpression":
    case "MemberExpression":
      return evaluatePath(node, names)
    case "Identifier":
      if (node.name === "undefined") return { value: undefined }
      return names.constants?.has(node.name)
        ? { value: names.constants.get(node.name) }
        : { refused: `the variable \`${node.name}\`` }
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return { refused: "a function" }
    case "JSXElement":
    case "JSXFragment":
      return { refused: "a JSX element" }
    case "SpreadElement":
      return { refused: "a spread (`...`)" }
    default:
      return { refused: "a calculation" }
  }
}

function evaluateArray(elements: readonly (Evaluated | null)[], names: Names): Literal {
  const values: Json[] = []
  for (const element of elements) {
    const item: Literal = element ? evaluate(element, names) : { value: null }
    if (item.refused) return item
    values.push(item.value ?? null)
  }
  return { value: values }
}

type Properties = Extract<Expression, { type: "ObjectExpression" }>["properties"]

function evaluateObject(properties: Properties, names: Names): Literal {
  const entries: [string, Json][] = []
  for (const property of properties) {
    if (property.type !== "Property") return { refused: "a spread (`...`)" }
    if (property.computed || property.kind !== "init" || property.method)
      return { refused: "a computed key or method" }
    const { key } = property
    const name =
      key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined
    if (name === undefined || name === "__proto__") return { refused: "a computed key" }
    const item = evaluate(property.value as Expression, names)
    if (item.refused) return item
    if (item.value !== undefined) entries.push([name, item.value])
  }
  return { value: Object.fromEntries(entries) }
}

function evaluatePath(node: Expression, names: Names): Literal {
  const refused: Literal = { refused: "a function call" }
  const isDefault =
    node.type === "MemberExpression" &&
    !node.computed &&
    node.property.type === "Identifier" &&
    node.property.name === "default"
  const call = isDefault ? node.object : node
  if (call.type !== "CallExpression" || call.callee.type !== "Identifier") {
    return node.type === "MemberExpression" ? { refused: "a property of a variable" } : refused
  }
  const known =
    call.callee.name === "require" ||
    (!isDefault && call.callee.name === (names.baseUrl ?? "useBaseUrl"))
  const argument = call.arguments[0]
  if (!known || argument?.type !== "Literal" || typeof argument.value !== "string") return refused
  return { value: argument.value }
}
