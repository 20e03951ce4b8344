import { closest } from "../lib/closest"
import type { Leg } from "../options/leg"
import { ClaimError } from "./claim-error"
import type { ClaimFunction, Parameter } from "./describe"
import { functions } from "./functions"
import type { Argument, Expression } from "./parse-claim"

/**
 * Value of an expression.
 * @throws ClaimError with the position of the fault
 */
export function evaluate(expression: Expression): number {
  const value = worth(expression)
  if (typeof value !== "number") {
    const fix = "pass it to a function, for example `profit(buy(call, 2000), at=2300)`"
    throw new ClaimError("a leg is not a number", fix, expression.at)
  }
  if (Number.isFinite(value)) return value
  const fix = "look for a division by zero, or for an argument outside the domain of the formula"
  throw new ClaimError("the claim has no value", fix, expression.at)
}

function worth(expression: Expression): number | Leg {
  switch (expression.kind) {
    case "number":
      return expression.value
    case "minus":
      return -evaluate(expression.of)
    case "operation":
      return operate(expression.operator, evaluate(expression.left), evaluate(expression.right))
    case "call":
      return call(expression)
    case "word": {
      const { word, at } = expression
      const fix = Object.hasOwn(functions, word)
        ? `write its arguments: \`${signature(word)}\``
        : "write a number or a function"
      throw new ClaimError(`\`${word}\` is not a number`, fix, at)
    }
  }
}

function operate(operator: string, left: number, right: number): number {
  if (operator === "+") return left + right
  if (operator === "-") return left - right
  return operator === "*" ? left * right : left / right
}

type Call = Extract<Expression, { kind: "call" }>

/** Looks up the function of a call and validates its arguments. */
export function resolveCall({ name, arguments: written, at }: Call) {
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!known) {
    const near = closest(name, Object.keys(functions))
    const fix = near
      ? `write \`${signature(near)}\``
      : "write one of the functions listed in docs/claims.md"
    throw new ClaimError(`there is no function \`${name}\``, fix, at)
  }
  const { legs, byName } = assign(name, known, written, at)
  const values = Object.entries(known.parameters).map(([key, parameter]) => [
    key,
    argumentValue(key, parameter, byName.get(key), name, at),
  ])
  return { known, legs, values: Object.fromEntries(values) }
}

function call(expression: Call) {
  const { at } = expression
  const { known, legs, values } = resolveCall(expression)
  try {
    return known.evaluate(values, legs)
  } catch (error) {
    if (error instanceof RangeError) throw new ClaimError(error.message, "change an argument", at)
    throw error
  }
}

/** Matches arguments to parameters. Unnamed arguments are legs, or follow the parameters' order. */
function assign(name: string, known: ClaimFunction, written: Argument[], at: number) {
  const names = Object.keys(known.parameters)
  const byName = new Map<string, Argument>()
  const legs: Leg[] = []
  const rest = [...names]
  for (const argument of written) {
    if (!argument.name && known.takesLegs) {
      legs.push(legOf(argument.value, name))
      continue
    }
    const key = argument.name ?? rest[0]
    if (!key || !names.includes(key)) {
      const near = argument.name && closest(argument.name, names)
      const message = argument.name
        ? `\`${name}\` has no argument \`${argument.name}\``
        : `\`${name}\` has too many arguments`
      const fix = near ? `write \`${near}=\`` : `write \`${signature(name)}\``
      throw new ClaimError(message, fix, argument.at)
    }
    if (byName.has(key)) {
      throw new ClaimError(`\`${key}\` is written twice`, "remove one of the two", argument.at)
    }
    byName.set(key, argument)
    rest.splice(0, rest.indexOf(key) + 1)
  }
  if (known.takesLegs && legs.length === 0) {
    throw new ClaimError(`\`${name}\` needs a leg`, `write \`${signature(name)}\``, at)
  }
  return { legs, byName }
}

function legOf(expression: Expression, name: string): Leg {
  const leg = expression.kind === "call" ? call(expression) : undefined
  if (typeof leg === "object") return leg
  const fix =
    "write `buy(…)`, `sell(…)`, `own(…)` or `lp(…)` first, and every other argument as `name=value`"
  throw new ClaimError(`the first arguments of \`${name}\` must be legs`, fix, expression.at)
}

function argumentValue(
  key: string,
  parameter: Parameter,
  argument: Argument | undefined,
  name: string,
  at: number,
): number | string | undefined {
  if (!argument) {
    if (parameter.preset !== undefined || parameter.isOptional) return parameter.preset
    throw new ClaimError(
      `\`${name}\` needs \`${key}\`, the ${parameter.about}`,
      `write \`${signature(name)}\``,
      at,
    )
  }
  const { words } = parameter
  return words ? wordOf(key, words, argument.value) : numberOf(key, parameter, argument.value)
}

function wordOf(key: string, words: readonly string[], expression: Expression): string {
  if (expression.kind === "word" && words.includes(expression.word)) return expression.word
  const near = expression.kind === "word" && closest(expression.word, words)
  const fix = near ? `write \`${near}\`` : `write one of ${words.join(", ")}`
  const found = expression.kind === "word" ? `\`${expression.word}\`` : "this"
  throw new ClaimError(`${found} is not a \`${key}\``, fix, expression.at)
}

function numberOf(key: string, { least, most }: Parameter, expression: Expression): number {
  const value = evaluate(expression)
  if (most !== undefined && value > most) {
    const fix =
      value <= 100 * most
        ? `write \`${value}%\` if you mean a percentage`
        : `write a fraction, at most ${most}`
    throw new ClaimError(`\`${key}\` is ${value}, more than ${most}`, fix, expression.at)
  }
  if (least !== undefined && value < least) {
    throw new ClaimError(
      `\`${key}\` is ${value}`,
      `write a number of at least ${least}`,
      expression.at,
    )
  }
  return value
}

/** Signature of a function, such as `maintenance(type, strike, spot, size=1)`. */
export function signature(name: string): string {
  const known = functions[name]
  const parameters = Object.entries(known?.parameters ?? {}).map(
    ([key, { preset, isOptional }]) => {
      if (preset !== undefined) return `${key}=${preset}`
      return isOptional ? `${key}=…` : known?.takesLegs ? `${key}=…` : key
    },
  )
  return `${name}(${[...(known?.takesLegs ? ["leg, …"] : []), ...parameters].join(", ")})`
}
