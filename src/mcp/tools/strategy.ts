import { z } from "zod"
import { strategyProps } from "../../content-components/parts/leg-schema"
import { samples } from "../../content-components/parts/line-chart/chart-data"
import { defaultRange } from "../../content-components/parts/strategy-controls/adjust-legs"
import { daysPerYear } from "../../options/black-scholes"
import { breakevens } from "../../options/breakevens"
import { greekNames, type Leg } from "../../options/leg"
import { kinks, strategyCost, strategyGreek, strategyProfit } from "../../options/strategy"
import { defineTool, positive, ToolError, tidy } from "../tool"

const legs = strategyProps.legs.describe(
  'Legs: options { type: "call" | "put", side: "long" | "short", strike, premium?, quantity?, rangeFactor?, extraDays? }, the asset { type: "asset", side, entry, quantity? }, or a liquidity position { type: "lp", lower, upper, entry?, fees?, quantity? }. Prices and premiums in the quote token for one unit of the asset; quantity in units of the asset, 1 by default. rangeFactor √(upper/lower) makes it a Panoptic option of that width, whose curve does not depend on time.',
)
const volatility = z
  .number()
  .positive()
  .max(10)
  .describe("Annualized volatility as a fraction: 0.8 for 80%")
const days = z.number().min(0).max(3650).describe("Days to expiry; 0 is at expiry")

export const payoff = defineTool({
  name: "payoff",
  title: "Profit and loss of a position",
  description:
    "Returns the profit and loss of any combination of options, the asset and liquidity positions, in the quote token, at expiry or days before it (Black-Scholes at zero rate). Ignores streamia, commissions and gas.",
  input: z.strictObject({
    legs,
    prices: z
      .array(positive("Price of the asset in the quote token"))
      .min(1)
      .max(200)
      .optional()
      .describe(
        "Prices at which to value the position; by default, the kinks of the curve, its breakevens and its ends",
      ),
    days: days.default(0),
    volatility: volatility
      .optional()
      .describe("Annualized volatility as a fraction; required if days are left"),
  }),
  output: z.looseObject({
    unit: z.string(),
    cost: z.number().describe("Paid for the position; negative for a credit"),
    breakevens: z.array(z.number()),
    searchedForBreakevens: z.array(z.number()).describe("Lowest and highest price searched"),
    profit: z.array(z.looseObject({ price: z.number(), profit: z.number() })),
  }),
  run({ legs: written, prices, days: left, volatility: sigma }) {
    if (left > 0 && sigma === undefined)
      throw new ToolError(
        "Write `volatility`, such as 0.8 for an annualized 80%, or `days: 0` for the profit at expiry.",
      )
    const market = { years: left / daysPerYear, volatility: sigma ?? 0 }
    const profit = (price: number) => strategyProfit(written, price, market)
    const range = rangeOf(written, prices)
    const turns = kinks(written)
    const crossings = breakevens(profit, samples(range, 400, turns))
    const told = prices ?? samples(range, left > 0 ? 8 : 1, [...turns, ...crossings])
    return {
      unit: "quote token",
      cost: tidy(strategyCost(written)),
      breakevens: crossings.map(tidy),
      searchedForBreakevens: range.map(tidy),
      profit: told.map(price => ({ price: tidy(price), profit: tidy(profit(price)) })),
    }
  },
})

const scales = {
  value: 1,
  delta: 1,
  gamma: 1,
  theta: 1 / 365,
  vega: 0.01,
  vanna: 0.01,
  volga: 0.0001,
}

const greekValues = {
  value: z.number(),
  delta: z.number(),
  gamma: z.number(),
  theta: z.number(),
  vega: z.number(),
  vanna: z.number(),
  volga: z.number(),
}

export const greeks = defineTool({
  name: "greeks",
  title: "Greeks of a position",
  description:
    "Returns the value and greeks of any combination of legs at one price: Black-Scholes at zero rate, or, for legs with a range, the formulas of the position, which do not depend on time.",
  input: z.strictObject({
    legs,
    spot: positive("Price of the asset in the quote token"),
    days,
    volatility,
  }),
  output: z.looseObject({
    ...greekValues,
    units: z.record(z.string(), z.string()),
  }),
  run({ legs: written, spot, days: left, volatility: sigma }) {
    const market = { years: left / daysPerYear, volatility: sigma }
    const values = greekNames.map(name => {
      const value = scales[name] * strategyGreek(name, written, spot, market)
      if (!Number.isFinite(value))
        throw new ToolError("Greeks are undefined at a strike at expiry: write `days` above 0.")
      return [name, tidy(value)]
    })
    return {
      ...Object.fromEntries(values),
      units: {
        value: "quote token, not counting the premium paid",
        delta: "units of the asset",
        gamma: "delta per unit of the quote token",
        theta: "quote token per day",
        vega: "quote token per percentage point of volatility",
        vanna: "delta per percentage point of volatility",
        volga: "vega per percentage point of volatility",
      },
    }
  },
})

function rangeOf(legs: Leg[], prices: number[] | undefined): [number, number] {
  const entries = legs.flatMap(leg => (leg.type === "asset" && leg.entry > 0 ? leg.entry : []))
  const [low, high] = defaultRange(legs, entries[0])
  return prices ? [Math.min(low, ...prices), Math.max(high, ...prices)] : [low, high]
}
