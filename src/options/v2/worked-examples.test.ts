import { readFileSync } from "node:fs"
import { ratioAtUtilization } from "../margin/collateral-ratio"
import { v2BoughtShare } from "./bought-option"
import { v2ClosingFee, v2OpeningFee } from "./fees"
import { v2BorrowRate, v2Growth, v2RateAtTarget } from "./interest"
import { v2LiquidationBonus } from "./liquidation-bonus"
import { v2AveragedTick, v2Averages, v2SafeMode } from "./oracle"
import { secondsPerYear } from "./parameters"
import { v2FeeMultiple } from "./premium"
import { v2SoldShare } from "./sold-option"
import {
  v2CrossRatio,
  v2LoanCollateral,
  v2SellerCollateral,
  v2StrangleCollateral,
  v2Utilization,
} from "./utilization"

/*
 * Our functions do not round, and the contracts approximate e^x by a series, so results agree only
 * within 0.05%.
 */

// biome-ignore lint/suspicious/noExplicitAny: the arguments of an example depend on its function.
type Arguments = any
interface Example {
  id: string
  note: string
  fn: string
  args: Arguments
  result: Arguments
}

const { examples } = JSON.parse(readFileSync("src/options/v2/worked-examples.json", "utf8")) as {
  examples: Example[]
}

const ratioOf = (bps: number, strangle?: boolean) =>
  1e7 * ratioAtUtilization(bps / 1e4, strangle ? v2StrangleCollateral : v2SellerCollateral)

const perYear = (rate: number) => (rate / 1e18) * secondsPerYear

/** Requirement of a leg without a partner, in smallest units. */
function legAlone({ leg, size, spacing, tick, utilization }: Arguments): number {
  const isPut = leg.token === 1
  const amount = isPut ? 2_000_240_294 : Number(size)
  if (leg.long) {
    const requirement = amount * v2BoughtShare(Math.abs(tick - leg.strike) / (leg.width * spacing))
    return Math.min(amount / 10, requirement + 10_000)
  }
  const moneyness = 1.0001 ** (isPut ? tick - leg.strike : leg.strike - tick)
  const rangeFactor = 1.0001 ** ((leg.width * spacing) / 2)
  return amount * v2SoldShare(moneyness, ratioOf(utilization) / 1e7, rangeFactor)
}

const computed: Record<string, (args: Arguments) => number | readonly number[]> = {
  utilization_bps: ({ in_amm, deposited, unrealized }) =>
    1e4 * v2Utilization(in_amm, deposited, unrealized),
  seller_ratio: ({ utilization_bps, strangle }) => ratioOf(utilization_bps, strangle),
  leg_alone: legAlone,
  loan_factor: ({ utilization_bps }) =>
    1e7 * ratioAtUtilization(utilization_bps / 1e4, v2LoanCollateral),
  cross_buffer_ratio: ({ utilization_bps }) =>
    1e7 * ratioAtUtilization(utilization_bps / 1e4, v2CrossRatio),
  safe_mode: ({ locked, ...ticks }) => v2SafeMode(ticks, locked),
  update_emas: ({ emas, tick, seconds }) => v2Averages(emas, tick, seconds),
  twap: ({ emas }) => v2AveragedTick(emas),
  mint_fee: ({ short_amount, long_amount }) => v2OpeningFee(short_amount + long_amount),
  burn_fee: ({ premium, short_amount, long_amount }) =>
    v2ClosingFee(premium, short_amount + long_amount),
  compound: ({ rate, seconds }) => 1e18 * v2Growth(perYear(rate), seconds),
  spread_multiplier: ({ net, removed }) =>
    (["buyer", "seller"] as const).map(side => v2FeeMultiple(side, removed / (net + removed))),
  liquidation_bonus: ({ balance, required, loans }) => [
    v2LiquidationBonus(balance[1], required[1], loans?.[1]),
  ],
}

/** Part of an example's result that our functions compute. */
const expected = ({ fn, result }: Example): number[] =>
  fn === "liquidation_bonus" ? [result[0][1]] : [result].flat().map(Number)

const close = (value: number, other: number) =>
  Math.abs(value - other) <= Math.max(1.5, 5e-4 * Math.abs(other))

test.each(
  examples
    .filter(({ fn }) => fn in computed)
    .map(example => [example.id, example.note, example] as const),
)("matches the contracts' example %s: %s", (_id, _note, example) => {
  const ours = [computed[example.fn]?.(example.args) ?? []].flat() as number[]
  const theirs = expected(example)
  expect(ours).toHaveLength(theirs.length)
  expect(ours.filter((value, index) => !close(value, theirs[index] ?? Number.NaN))).toEqual([])
})

test.each([
  [0, 0.01],
  [2 / 3, 0.04],
  [0.9, 0.124],
  [1, 0.16],
])("charges the curve's rate when the utilization is %d", (utilization, rate) => {
  expect(v2BorrowRate(utilization, 0.04)).toBeCloseTo(rate, 6)
})

test.each(examples.filter(({ fn, args }) => fn === "borrow_rate" && args.elapsed > 0))(
  "moves the rate at target like the contracts in example $id",
  ({ args, result }) => {
    const rate = v2RateAtTarget(args.utilization / 1e18, perYear(args.rate_at_target), args.elapsed)
    expect(rate).toBeCloseTo(perYear(result[1]), 6)
  },
)
