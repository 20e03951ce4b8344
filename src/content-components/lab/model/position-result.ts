import { daysPerYear } from "../../../options/black-scholes"
import { breakevens } from "../../../options/breakevens"
import type { OptionLeg } from "../../../options/leg"
import { type AssetAndQuote, collateralValue } from "../../../options/margin/cross-margin"
import { forcedExercise } from "../../../options/position/exercise"
import { type Extreme, profitExtremes } from "../../../options/position/extremes"
import { boundsOfLeg, type Position, strategyLegs } from "../../../options/position/legs"
import { balanceAfterMint, mintCost } from "../../../options/position/mint-cost"
import {
  expectedPositionStreamia,
  type Outcomes,
  outcomesOf,
  type SampledPrices,
  samplePrices,
} from "../../../options/position/outcomes"
import { requirementParts } from "../../../options/position/requirement"
import { shortStretches, turningPrices } from "../../../options/position/solvency"
import { positionStreamia, streamiaAlong } from "../../../options/position/streamia"
import { pricePath } from "../../../options/price-path"
import { profitCurve, strategyGreek } from "../../../options/strategy"
import { samples } from "../../parts/line-chart/chart-data"
import { type LabState, poolFees } from "./lab-state"

const steps = 168
const still = { years: 0, volatility: 0 }

/** Sampled prices of a state: one path to look at, and the many that results are based on. */
export interface LabPaths {
  /** Equal steps over the days of streamia. */
  path: number[]
  stepYears: number
  /** Computed on first access. */
  readonly all: SampledPrices
}

export function labPaths({ price, volatility, days, seed }: LabState): LabPaths {
  const path = pricePath({ spot: price, volatility, days, steps, seed })
  let all: SampledPrices | undefined
  return {
    path,
    stepYears: days / daysPerYear / steps,
    get all() {
      all ??= samplePrices({ price, volatility, days, seed })
      return all
    },
  }
}

/** Results for one position, in quote tokens unless noted otherwise. */
export interface PositionResult {
  legs: OptionLeg[]
  /** Cumulative streamia along the sampled path. */
  streamia: number[]
  /** Expected streamia over the days minus commission and swap fee. */
  income: number
  fees: number
  /** Units of the asset in the account, whose change in value is part of the result. */
  held: number
  /** Profit and loss of the legs at a price, without streamia and fees. */
  profitAt(price: number): number
  /** Profit and loss of the legs at a price, with expected streamia and fees. */
  optionsAt(price: number): number
  /** Profit and loss of legs and held assets at a price, with expected streamia and fees. */
  resultAt(price: number): number
  breakevens: number[]
  worst: Extreme
  best: Extreme
  /** Extremes of the legs alone. The same as `worst` and `best` if nothing is held. */
  optionsOnly: { worst: Extreme; best: Extreme }
  /**
   * Outcomes along the sampled paths, held assets included. Computed on first access, because most
   * charts do not need them.
   */
  readonly outcomes: Outcomes
  /** Delta at the present price, in units of the asset; gamma is per quote token of price. */
  delta: number
  gamma: number
  /** Daily streamia at the present price. */
  streamiaADay: number
  parts: ReturnType<typeof requirementParts>
  /** Requirement in each token, at the present price. */
  requirement: AssetAndQuote
  requirementValue: number
  /** Account balance after the mint. */
  balance: AssetAndQuote
  balanceValue: number
  /**
   * Computed on first access: it takes as long as everything else, and most charts do not need it.
   */
  readonly short: ReturnType<typeof shortStretches>
  cost: ReturnType<typeof mintCost>
  exercise: ReturnType<typeof forcedExercise>
}

/**
 * Computes the results of a position.
 * @param sampled path of the state, which two positions share
 */
export function positionResult(
  state: LabState,
  position: Position,
  sampled = labPaths(state),
): PositionResult {
  const { pair, price, volatility, bought, utilization, version, days } = state
  const legs = strategyLegs(position, pair, price)
  const venue =
    version === "V1.0" ? ({ version, poolFee: poolFees[pair.spacing] } as const) : { version }
  const cost = mintCost(position, pair, price, venue)
  const fees = collateralValue(cost.commission, price) + collateralValue(cost.swapFee, price)
  const streamia = streamiaAlong(
    position,
    pair,
    sampled.path,
    sampled.stepYears,
    volatility,
    bought,
  )
  const income = expectedPositionStreamia(position, pair, price, volatility, bought, days) - fees
  const held = state.deposits.asset
  const profitAt = profitCurve(legs)
  const optionsAt = (at: number) => profitAt(at) + income
  const resultAt = (at: number) => optionsAt(at) + held * (at - price)
  const extremes = (of: number) => {
    const { worst, best } = profitExtremes(position, pair, price, of)
    return {
      worst: { ...worst, profit: worst.profit + income },
      best: { ...best, profit: best.profit + income },
    }
  }
  const optionsOnly = extremes(0)
  const parts = requirementParts(position, pair, utilization, price)
  const requirement = { asset: 0, quote: 0 }
  for (const { token, required } of parts) requirement[token] += required
  const balance = balanceAfterMint(state.deposits, cost)
  let outcomes: Outcomes | undefined
  let short: PositionResult["short"] | undefined
  return {
    legs,
    streamia,
    income,
    fees,
    held,
    profitAt,
    optionsAt,
    resultAt,
    breakevens: breakevens(resultAt, searched(position, state)),
    ...(held === 0 ? optionsOnly : extremes(held)),
    optionsOnly,
    get outcomes() {
      const closedAt = (at: number) => profitAt(at) + held * (at - price) - fees
      outcomes ??= outcomesOf(position, pair, sampled.all, volatility, bought, closedAt)
      return outcomes
    },
    delta: strategyGreek("delta", legs, price, still),
    gamma: strategyGreek("gamma", legs, price, still),
    streamiaADay: positionStreamia(position, pair, price, volatility, bought) / daysPerYear,
    parts,
    requirement,
    requirementValue: collateralValue(requirement, price),
    balance,
    balanceValue: collateralValue(balance, price),
    get short() {
      short ??= shortStretches(position, pair, utilization, balance)
      return short
    },
    cost,
    exercise: forcedExercise(position, pair, price),
  }
}

/**
 * Prices between which breakevens are searched for. The result is linear beyond the ranges and
 * curved within.
 */
function searched(position: Position, { pair, price }: LabState): number[] {
  const turns = turningPrices(position, pair)
  const [low = price, high = price] = [turns[0], turns.at(-1)]
  return [0, ...samples([low, high], 60, turns), 100 * high]
}

/** Returns true if the present price is in the range of a sold leg. */
export const isInSoldRange = (state: LabState, position: Position): boolean =>
  position.legs.some(leg => {
    const { lower, upper } = boundsOfLeg(leg, state.pair)
    return leg.side === "short" && state.price >= lower && state.price < upper
  })
