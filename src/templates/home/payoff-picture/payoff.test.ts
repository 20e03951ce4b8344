import { positionResult } from "../../../content-components/lab/model/position-result"
import { readState } from "../../../content-components/lab/model/read-state"
import { labStateOf } from "./lab-link"
import {
  axes,
  boundsOf,
  market,
  type Position,
  resultOf,
  samplePrices,
  startPosition,
  valueAt,
  widthAt,
} from "./payoff"

const position = (part: Partial<Position>): Position => ({ ...startPosition, ...part })

it("values a bought call at price minus strike above its range", () => {
  expect(valueAt(position({ instrument: "call" }), 2600)).toBeCloseTo(600)
})

it("values a bought put at strike minus price below its range", () => {
  expect(valueAt(position({ instrument: "put" }), 1500)).toBeCloseTo(500)
})

it("values a straddle as the call and the put together", () => {
  const sum =
    valueAt(position({ instrument: "call" }), 2100) + valueAt(position({ instrument: "put" }), 2100)
  expect(valueAt(position({ instrument: "straddle" }), 2100)).toBeCloseTo(sum)
})

it("values the seller's side as the negative of the buyer's", () => {
  expect(valueAt(position({ side: "seller" }), 2600)).toBeCloseTo(-600)
})

it("extends the range below and above the strike by the same factor", () => {
  const { lower, upper } = boundsOf(position({ strike: 2000, width: 25 }))
  expect([lower, upper]).toEqual([1600, 2500])
})

it("samples prices in order from end to end of the axis", () => {
  const prices = samplePrices(position({ strike: axes.strike.min, width: axes.width.max }))
  expect(prices[0]).toBe(axes.price.min)
  expect(prices.at(-1)).toBe(axes.price.max)
  expect([...prices].sort((a, b) => a - b)).toEqual(prices)
})

it("sets the same width from either dragged bound, within its limits", () => {
  expect(widthAt(2000, "upper", 2500)).toBe(25)
  expect(widthAt(2000, "lower", 1600)).toBe(25)
  expect(widthAt(2000, "upper", 1000)).toBe(axes.width.min)
  expect(widthAt(2000, "lower", -50)).toBe(axes.width.max)
})

it("gains and loses as the lab says, but for its ticks and fees", () => {
  const held = position({ instrument: "straddle", side: "seller", days: 30 })
  const { state } = readState(labStateOf(held))
  const { optionsAt, fees } = positionResult(state, state.a)
  for (const price of [1500, market.price, 2700])
    expect(resultOf(held)(price)).toBeCloseTo(optionsAt(price) + fees, -1)
})
