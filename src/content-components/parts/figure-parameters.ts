import type { Leg } from "../../options/leg"
import { formatDays, formatNumber } from "./format"

/** Formats a parameter's value with its name and unit. */
type Told<Value = never> = (value: Value, unit: string) => string

/** Formats a number with all the digits that its author wrote. */
const exact = (value: number) => formatNumber(value, (String(value).split(".")[1] ?? "").length)
const percent = (share: number) => `${exact(Number((share * 100).toPrecision(12)))}%`

const money = (value: number, unit: string) => `${exact(value)} ${unit}`
const named = (name: string) => (value: number, unit: string) => `${name} ${money(value, unit)}`
const share = (name: string) => (value: number) => `${name} ${percent(value)}`
const number = (name: string) => (value: number) => `${name} ${exact(value)}`
const word = (name: string) => (value: string) => `${name} ${value}`
const ends = (name: string) => (value: readonly number[], unit: string) =>
  `${name} ${value.map(end => exact(end)).join(" to ")}${unit && ` ${unit}`}`

/**
 * Formatters for every prop that affects a figure's numbers. Fractions are written as percentages.
 */
const parameters = {
  legs: (legs: Leg[], unit) => `legs: ${legs.map(leg => legText(leg, unit)).join(" + ")}`,
  greek: word("greek:"),
  formula: word("formula:"),
  kind: word("curve:"),
  type: (type: string) => `short ${type}`,
  version: word("margin rule of version"),
  spot: named("price of the asset"),
  strike: named("strike"),
  rangeFactor: number("range factor"),
  lower: named("lower bound"),
  upper: named("upper bound"),
  size: (size: number) => `size ${exact(size)} of the asset`,
  collateral: (value: number) => `collateral ${exact(value)}`,
  collateralToken: (token: string) =>
    `collateral and requirement in the ${token === "asset" ? "asset" : "quote token"}`,
  collateralRatio: share("collateral ratio at the mint"),
  maintenance: number("requirement times"),
  volatility: share("annualized volatility"),
  impliedVolatility: share("annualized volatility that the pool's fees imply"),
  drift: share("drift a year"),
  days: (days: number | number[]) => {
    const each = [days].flat()
    return `horizon ${each.map(formatDays).join(", ")}`
  },
  paths: number("paths:"),
  seed: number("seed of the simulation:"),
  spread: number("spread multiplier"),
  feeRate: share("fee tier"),
  delta: share("delta of each leg of the strangle"),
  width: (width: number) => `width of the range ±${percent(width)}`,
  values: (values: number[]) => `a curve for each of ${values.join(", ")}`,
  from: share("from"),
  to: share("to"),
  start: share("turns at"),
  end: share("flat from"),
  range: ends("prices shown:"),
  domain: (value: readonly number[]) => ends("shown:")(value, ""),
} satisfies Record<string, Told>

/** Props that do not affect the numbers, or whose values are in the table. */
const apart = ["title", "caption", "source", "unit", "adjust", "side", "data"] as const

/** Names of all props that `figureParameters` handles. */
export const knownProps: readonly string[] = [...Object.keys(parameters), ...apart]

/** Parameters of a figure in one line: `strike 2,000 USDC; range factor 1.2`. */
export function figureParameters(props: Record<string, unknown>): string {
  const unit = typeof props.unit === "string" ? props.unit : "USDC"
  return Object.entries(parameters)
    .flatMap(([name, told]) =>
      props[name] === undefined ? [] : [(told as Told<unknown>)(props[name], unit)],
    )
    .join("; ")
}

function legText(leg: Leg, unit: string): string {
  const quantity = leg.quantity === undefined ? "" : `${exact(leg.quantity)} × `
  const part = leg.part ? ` (${leg.part})` : ""
  return `${quantity}${positionText(leg, unit)}${part}`
}

function positionText(leg: Leg, unit: string): string {
  if (leg.type === "asset") return `${leg.side} the asset at ${money(leg.entry, unit)}`
  if (leg.type === "lp") {
    const { lower, upper, entry, fees, side = "long" } = leg
    return [
      `${side} liquidity position from ${exact(lower)} to ${money(upper, unit)}`,
      entry === undefined ? "" : `opened at ${money(entry, unit)}`,
      fees === undefined ? "" : `fees ${money(fees, unit)}`,
    ]
      .filter(Boolean)
      .join(", ")
  }
  const { type, side, strike, premium, rangeFactor, extraDays } = leg
  return [
    `${side} ${type} at ${money(strike, unit)}`,
    premium === undefined ? "" : `premium ${money(premium, unit)}`,
    rangeFactor === undefined ? "" : `range factor ${exact(rangeFactor)}`,
    extraDays === undefined ? "" : `lives ${formatDays(extraDays)} longer`,
  ]
    .filter(Boolean)
    .join(", ")
}
