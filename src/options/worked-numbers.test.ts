import { readFileSync } from "node:fs"
import { join } from "node:path"
import { commission } from "./commission"
import { forceExerciseRate } from "./force-exercise"
import { inTheMoneyFee } from "./in-the-money-fee"
import { accountMargin } from "./margin/account-margin"
import { amountsMoved } from "./margin/amounts-moved"
import { buyingPowerUsage, largestUsageAtMint, leastCollateralToOpen } from "./margin/buying-power"
import {
  buyerCollateral,
  ratioInBasisPoints,
  sellerCollateral,
  strangleCollateral,
} from "./margin/collateral-ratio"
import { crossMargin } from "./margin/cross-margin"
import { bonusByToken, liquidationBonus } from "./margin/liquidation-bonus"
import { liquidationOutcome } from "./margin/liquidation-check"
import {
  type LiquidationPrice,
  liquidationPrice,
  liquidationPriceInAsset,
} from "./margin/liquidation-price"
import { fallAtUsage, roomAtLeverage } from "./margin/liquidation-room"
import { longLegRequirement } from "./margin/long-leg"
import type { MarginVersion } from "./margin/margin-version"
import { spreadRequirement } from "./margin/partnered-spread"
import { storedUtilization } from "./margin/pool-utilization"
import { lowestCoveredPrice, putLiquidation, type ShortPut } from "./margin/put-liquidation"
import { requiredUnits } from "./margin/required-units"
import { shortCallRequirement, shortCallRequirementInAsset } from "./margin/short-call"
import type { ShortOption } from "./margin/short-option"
import { shortPutRequirement } from "./margin/short-put"
import type { SoldLegTerms } from "./margin/sold-leg"
import { isSafeMode, solvencyTicks } from "./margin/solvency-ticks"
import { strangleRequirement } from "./margin/strangle"
import { syntheticRequirement } from "./margin/synthetic"
import { priceAtTick } from "./price-range"
import { removedOverRemainingX32 } from "./spread"
import { boundTicks, halfWidthsOfTicks, rangeFactorOfWidth } from "./ticks/range-ticks"
import { assetsForShares, sharesForDeposit } from "./vault-shares"

/**
 * A worked number from the review of the margin rules against the contracts (V1.0, V1.1, and the
 * gated launch if noted). Integers beyond 2^53 are strings.
 */
interface WorkedNumber {
  /** Rule, or the page or file that lacked the number. */
  id: string
  fn: string
  args: Args
  result: unknown
}

/** Arguments of a worked number's function, by their names in the review. */
interface Args {
  [name: string]: number | string | boolean | boolean[] | undefined
}

const workedNumbers: WorkedNumber[] = JSON.parse(
  readFileSync(join(__dirname, "worked-numbers.json"), "utf8"),
)

const number = (args: Args, name: string, otherwise = Number.NaN) => Number(args[name] ?? otherwise)
const units = (args: Args, name: string) => BigInt(String(args[name]))
const utilization = (args: Args, name = "utilization_bps") => number(args, name, 0) / 10_000
const price = (args: Args) => [number(args, "S"), number(args, "K")] as const

const versionOf = ({ version }: Args): MarginVersion => (version === "gated" ? "gated" : "V1")

const termsOf = (args: Args): SoldLegTerms => ({
  collateralRatio: number(args, "c", 0.2),
  rangeFactor: number(args, "r", 1),
  version: versionOf(args),
})

const optionOf = <T extends "put" | "call">(type: T, args: Args): ShortOption & { type: T } => ({
  type,
  strike: number(args, "K"),
  size: number(args, "size", 1),
  ...termsOf(args),
})

/** Returns the price, or the null or 0 that the review writes for the two cases without one. */
const priceOr = (found: LiquidationPrice, always: null | 0, never: null | 0) => {
  if (found.kind === "always") return always
  return found.kind === "never" ? never : found.price
}

const vaultOf = (args: Args) => ({
  inAmm: number(args, "in_amm"),
  idle: number(args, "pool_assets"),
})
const legOf = (args: Args) => ({
  size: units(args, "size"),
  optionRatio: number(args, "option_ratio"),
  asset: args.asset === 0 ? (0 as const) : (1 as const),
})
const rangeOf = (args: Args) => ({
  strike: number(args, "strike"),
  width: number(args, "width"),
  spacing: number(args, "spacing"),
})
const sharesOf = (args: Args) => ({
  totalSupply: units(args, "total_supply"),
  totalAssets: units(args, "total_assets"),
})
const deposits = (args: Args, kind: "balance" | "required") => ({
  asset: number(args, `${kind}_asset`),
  quote: number(args, `${kind}_quote`),
})

const functions: Record<string, (args: Args) => unknown> = {
  utilization_bps: args => 10_000 * storedUtilization(vaultOf(args)),
  utilization_after_mint_bps: args =>
    10_000 *
    storedUtilization(vaultOf(args), {
      sold: number(args, "short_amount", 0),
      bought: number(args, "long_amount", 0),
    }),
  seller_ratio_bps: args =>
    ratioInBasisPoints(utilization(args), args.strangle ? strangleCollateral : sellerCollateral),
  buyer_ratio_bps: args => ratioInBasisPoints(utilization(args), buyerCollateral),
  amounts_moved: args => {
    const [amount0, amount1] = amountsMoved(
      legOf(args),
      number(args, "lower"),
      number(args, "upper"),
    )
    return { amount0, amount1 }
  },
  required_units: args => {
    const leg = {
      ...legOf(args),
      ...rangeOf(args),
      tokenType: args.token_type === 0 ? (0 as const) : (1 as const),
      side: args.is_long ? ("long" as const) : ("short" as const),
      utilization: utilization(args),
    }
    return requiredUnits(leg, number(args, "at_tick"))
  },
  short_put: args => number(args, "K") * shortPutRequirement(...price(args), termsOf(args)),
  short_put_share: args => shortPutRequirement(...price(args), termsOf(args)),
  short_call_in_asset: args => shortCallRequirementInAsset(...price(args), termsOf(args)),
  short_call_in_quote: args =>
    number(args, "K") * shortCallRequirement(...price(args), termsOf(args)),
  short_call_share_of_strike: args => shortCallRequirement(...price(args), termsOf(args)),
  long_leg: args =>
    longLegRequirement(number(args, "amount"), utilization(args), number(args, "premium_owed", 0)),
  spread: args =>
    spreadRequirement({
      type: args.kind === "put" ? "put" : "call",
      shortStrike: number(args, "K_short"),
      longStrike: number(args, "K_long"),
      size: number(args, "size", 1),
      sizedIn: args.sized_in === "quote" ? "quote" : "asset",
      utilization: utilization(args),
    }),
  strangle: args => {
    const { put, call, total } = strangleRequirement(number(args, "S"), {
      putStrike: number(args, "K_put"),
      callStrike: number(args, "K_call"),
      putRangeFactor: number(args, "r_put", 1),
      callRangeFactor: number(args, "r_call", 1),
      quoteUtilization: utilization(args, "u_quote_bps"),
      assetUtilization: utilization(args, "u_asset_bps"),
      partnered: args.partnered !== false,
    })
    return { put_quote: put, call_asset: call, total_quote: total }
  },
  synthetic: args => {
    const option = optionOf(args.side === "short" ? "call" : "put", args)
    const { sold, bought, total } = syntheticRequirement(number(args, "S"), option)
    return { sold_quote: sold, bought_quote: bought, total_quote: total }
  },
  range_factor: args => rangeFactorOfWidth(number(args, "width"), number(args, "spacing")),
  bounds: args => boundTicks(rangeOf(args)),
  half_widths: args => halfWidthsOfTicks(number(args, "tick"), rangeOf(args)),
  tick_factor: args => priceAtTick(number(args, "ticks")),
  margin: args => {
    const { balance, requirement } = accountMargin({
      deposit: number(args, "shares_value"),
      legRequirement: number(args, "required"),
      availableStreamia: number(args, "short_premium", 0),
      owedStreamia: number(args, "long_premium", 0),
      hasPositions: args.has_positions !== false,
    })
    return { balance, required: requirement }
  },
  cross: args => {
    const buffer = number(args, "buffer_bps", 10_000) / 10_000
    const [balances, required] = [deposits(args, "balance"), deposits(args, "required")]
    const { requirement, ...rest } = crossMargin(balances, required, number(args, "price"), buffer)
    return { ...rest, required: requirement }
  },
  usage: args => buyingPowerUsage(number(args, "requirement"), number(args, "collateral")),
  largest_usage_at_mint: () => largestUsageAtMint(),
  least_collateral_to_open: args => leastCollateralToOpen(number(args, "requirement")),
  solvency_ticks: args => {
    const { distance, ticks } = solvencyTicks({
      fast: number(args, "fast"),
      slow: number(args, "slow"),
      lastObserved: number(args, "last"),
      current: number(args, "current"),
    })
    return { distance: Number(distance.toFixed(3)), ticks }
  },
  safe_mode: args => isSafeMode({ current: number(args, "current"), slow: number(args, "median") }),
  liquidation_allowed: ({ solvent_at: solventAt, ...args }) =>
    liquidationOutcome(
      number(args, "current"),
      number(args, "twap"),
      Array.isArray(solventAt) ? solventAt : [],
    ),
  liquidation_price_put: args =>
    priceOr(liquidationPrice(optionOf("put", args), number(args, "collateral")), null, 0),
  liquidation_price_call: args =>
    priceOr(liquidationPrice(optionOf("call", args), number(args, "collateral")), 0, null),
  liquidation_price_call_in_asset: args =>
    priceOr(liquidationPriceInAsset(optionOf("call", args), number(args, "collateral")), 0, null),
  liquidation_price_put_in_asset: args =>
    priceOr(liquidationPriceInAsset(optionOf("put", args), number(args, "collateral")), null, 0),
  leverage_room: args => {
    const { putFall, callRise } = roomAtLeverage(number(args, "leverage"))
    return { put_fall: putFall, call_rise: callRise }
  },
  fall_at_usage: args => fallAtUsage(number(args, "u")),
  liquidation_bonus: args => liquidationBonus(number(args, "balance"), number(args, "requirement")),
  bonus_split: args => {
    const at = number(args, "price")
    const bonus = bonusByToken(deposits(args, "balance"), deposits(args, "required"), at)
    return { ...bonus, bonus_quote_value: bonus.asset * at + bonus.quote }
  },
  put_liquidation_row: args => {
    const put: ShortPut = optionOf("put", args)
    return putLiquidation(number(args, "S"), put, number(args, "collateral"))
  },
  loss_and_bonus_covered: args =>
    lowestCoveredPrice(optionOf("put", args), number(args, "collateral")),
  exercise_fee_bps: args => 10_000 * forceExerciseRate(number(args, "n")),
  exercise_fee: args => number(args, "notional") * forceExerciseRate(number(args, "n")),
  commission: args => commission(number(args, "notional")),
  itm_spread_fee: args => {
    const poolFee = number(args, "pool_fee_pips", 0) / 1_000_000
    const venue =
      args.version === "V1.0" ? { version: "V1.0" as const, poolFee } : { version: "V1.1" as const }
    return inTheMoneyFee(number(args, "intrinsic"), venue, args.swapped !== false)
  },
  deposit_shares: args => sharesForDeposit(units(args, "assets"), sharesOf(args)),
  mint_assets: args => assetsForShares(units(args, "shares"), sharesOf(args)),
  removed_over_net_x32: args => removedOverRemainingX32(units(args, "removed"), units(args, "net")),
}

/** Formats numbers like the review: six decimals, large integers as text. */
function asPrinted(value: unknown): unknown {
  if (typeof value === "number") return Number(value.toFixed(6))
  if (typeof value === "bigint") {
    return value > BigInt(Number.MAX_SAFE_INTEGER) ? `${value}` : Number(value)
  }
  if (Array.isArray(value)) return value.map(asPrinted)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asPrinted(part)]))
}

test.each(workedNumbers)("$id: $fn of $args returns $result", ({ fn, args, result }) => {
  const compute = functions[fn]
  if (!compute) throw new Error(`worked-numbers.json: map ${fn} to one of our functions here.`)
  expect(asPrinted(compute(args))).toEqual(result)
})

test("maps no unused function", () => {
  const used = new Set(workedNumbers.map(({ fn }) => fn))
  expect(Object.keys(functions).filter(fn => !used.has(fn))).toEqual([])
})
