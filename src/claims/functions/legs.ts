import type { Leg } from "../../options/leg"
import { days, describeFunction, lower, optionType, strike, upper } from "../describe"

const quantity = { least: 0, preset: 1, about: "units of the asset" }
const option = {
  type: optionType,
  strike,
  premium: { least: 0, preset: 0, about: "premium per unit of the asset" },
  quantity,
  range: { least: 1, isOptional: true, about: "range factor of a Panoptic option" },
  extraDays: { ...days, preset: 0, about: "days to expiry in addition to those of the other legs" },
} as const

const optionOn = (side: "long" | "short", about: string, example: readonly [string, string]) =>
  describeFunction(
    { about, parameters: option, example },
    ({ range: rangeFactor, ...values }): Leg => ({ ...values, side, rangeFactor }),
  )

/** Legs of strategies, which are arguments of other functions. */
export const legFunctions = {
  buy: optionOn("long", "A bought option", [
    "profit(buy(put, 950, premium=40), at=500) | number(0)",
    "410",
  ]),
  sell: optionOn("short", "A sold option", [
    "profit(sell(call, 1000, premium=125), at=1200) | number(0)",
    "−75",
  ]),
  own: describeFunction(
    {
      about: "The asset itself",
      parameters: { entry: { least: 0, about: "purchase price" }, quantity },
      example: [
        "profit(own(2000), sell(call, 2200, premium=107.96), at=2600) | number(2)",
        "307.96",
      ],
    },
    ({ entry, quantity: units }): Leg => ({ type: "asset", side: "long", entry, quantity: units }),
  ),
  lp: describeFunction(
    {
      about: "A Uniswap position, which holds the asset below its range",
      parameters: {
        lower,
        upper,
        entry: { least: 0, isOptional: true, about: "price at which the position was opened" },
        quantity,
      },
      example: ["profit(lp(787.4, 1270, entry=1000), at=1500) | number(0)", "60"],
    },
    (values): Leg => ({ type: "lp", ...values }),
  ),
}
