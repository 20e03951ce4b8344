import { daysPerYear } from "../black-scholes"

/**
 * Constants of V2 in its public code. Deployed contracts may have other values.
 *
 * Source: panoptic-v2-core d20b0ae (April 20, 2026), RiskEngine.sol and CollateralTracker.sol.
 */
export const v2Parameters = {
  /** BP_DECREASE_BUFFER: factor on the requirement after an owner's action. */
  mintBuffer: 1.0666667,
  /** VEGOID: the spread multiplier's slope is its inverse. */
  vegoid: 8,
  /** MAX_SPREAD: removed over net liquidity of a chunk. */
  maxSpread: 9,
  /** NOTIONAL_FEE: share of sold and bought amounts, paid when a position opens. */
  commissionRate: 0.0001,
  /** PREMIUM_FEE: share of the premium settled, in either direction. */
  premiumFeeRate: 0.01,
  /** Cap on the premium fee at closing, in notional fees. */
  premiumFeeCap: 10,
  /** Cost of a forced exercise out of range, as a share of the bought amounts. */
  forceExerciseRate: 0.0001,
  /** FORCE_EXERCISE_COST: the same share if a bought leg is in range. */
  forceExerciseRateInRange: 0.003,
  /** BUYER_COLLATERAL_RATIO near the strike, at every utilization. */
  buyCollateralRatio: 0.1,
  /** MAX_BONUS: maximum share of the balance that a liquidator receives. */
  largestBonus: 0.2,
  /** MAX_OPEN_LEGS of one account in one market. */
  maxOpenLegs: 26,
  /** INITIAL_RATE_AT_TARGET per year, simple interest. */
  initialRateAtTarget: 0.04,
  /** TARGET_UTILIZATION of the interest model. */
  targetUtilization: 2 / 3,
  /** CURVE_STEEPNESS: rate at full use over the target rate. */
  curveSteepness: 4,
  /** ADJUSTMENT_SPEED per year. */
  adjustmentSpeed: 50,
  /** MIN_RATE_AT_TARGET and MAX_RATE_AT_TARGET per year. */
  leastRateAtTarget: 0.001,
  largestRateAtTarget: 2,
  /** IRM_MAX_ELAPSED_TIME: maximum seconds that count between two updates of the rate. */
  longestElapsed: 16384,
  /** EMA_PERIODS in seconds: spot, fast, slow, and the longest average. */
  averagePeriods: [60, 120, 240, 960],
  /** Seconds of one epoch of the oracle. */
  oracleEpoch: 64,
  /** MAX_CLAMP_DELTA: maximum distance in ticks between two successive observations. */
  largestStep: 149,
  /** MAX_TICKS_DELTA: distance in ticks above which ticks count as apart. */
  ticksApart: 724,
} as const

export const secondsPerYear = daysPerYear * 86_400
