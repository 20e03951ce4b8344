/**
 * Immutable constants of the protocol as deployed on Ethereum mainnet (pools of V1 and V1.1). They
 * are fractions (0.2 = 20% = 2,000 bps) unless noted otherwise.
 *
 * Source: the site's page "Protocol parameters".
 */
export const protocolParameters = {
  /** SELLER_COLLATERAL_RATIO: collateral over notional of a short option in a calm pool. */
  sellCollateralRatio: 0.2,
  /** BUYER_COLLATERAL_RATIO: collateral over notional of a long option in a calm pool. */
  buyCollateralRatio: 0.1,
  /** TARGET_POOL_UTIL: utilization up to which both ratios are flat. */
  targetPoolUtilization: 0.5,
  /** SATURATED_POOL_UTIL: utilization from which both ratios are flat again. */
  saturatedPoolUtilization: 0.9,
  /** BP_DECREASE_BUFFER: factor on the requirement right after a mint (13,333 bps). */
  mintBuffer: 1.3333,
  /** ν = 1/2^VEGOID with VEGOID = 2: slope of the spread multiplier. */
  vegoid: 0.25,
  /** MAX_SPREAD: cap on removed over remaining liquidity (a plain ratio). */
  maxRemovedOverRemaining: 9,
  /** COMMISSION_FEE on the notional at a mint, for buying and selling. */
  commissionRate: 0.002,
  /** FORCE_EXERCISE_COST on the notional of the long legs, just out of range. */
  forceExerciseCost: 0.0128,
  /** Smallest force-exercise cost: 1 bps, from the eighth half-width on. */
  forceExerciseFloor: 0.0001,
  /** ITM_SPREAD_FEE of V1.1, on intrinsic value that a mint swaps. */
  inTheMoneyFeeV11: 0.002,
  /** ITM_SPREAD_MULTIPLIER of V1.0: that fee as a multiple of the Uniswap pool's fee. */
  inTheMoneyFeeMultipleV10: 2,
  /** MAX_OPEN_LEGS: legs over all positions of an account in one market. */
  maxOpenLegs: 25,
  /** MAX_TICKS_DELTA and MAX_TWAP_DELTA_LIQUIDATION, in ticks. */
  maxTicksDelta: 953,
  maxTwapDeltaLiquidation: 513,
} as const
