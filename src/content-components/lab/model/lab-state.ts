import type { AssetAndQuote } from "../../../options/margin/cross-margin"
import { type PoolPair, type Position, strikeTickAt } from "../../../options/position/legs"

/**
 * Fee of a Uniswap pool (a fraction) by tick spacing, for the three pools that have Panoptic
 * markets.
 */
export const poolFees = { 10: 0.0005, 60: 0.003, 200: 0.01 } as const
export type TickSpacing = keyof typeof poolFees
export const tickSpacings = [10, 60, 200] as const satisfies readonly TickSpacing[]

/** All settings of the lab: a market, an account, and one or two positions. */
export interface LabState {
  version: "V1.0" | "V1.1"
  pair: PoolPair & { spacing: TickSpacing }
  symbols: Record<keyof AssetAndQuote, string>
  /** Quote tokens per unit of the asset. */
  price: number
  /** Annualized volatility that the pool's fees imply, as a fraction. */
  volatility: number
  /** Utilization of each vault after the mint, 0 to 1 in whole basis points. */
  utilization: AssetAndQuote
  /** Share of each chunk's sold liquidity that is bought, 0 to 0.9 in whole basis points. */
  bought: number
  /** Amounts the account holds in the market's vaults. */
  deposits: AssetAndQuote
  /** The token that values are shown in. */
  unit: keyof AssetAndQuote
  /** Number of days over which streamia is computed. */
  days: number
  /** Seed of the sampled price path. */
  seed: number
  a: Position
  /** A second position for comparison. */
  b?: Position | undefined
}

const pair = { decimals0: 18, decimals1: 6, asset: 0, spacing: 10 } as const

/** State used when the address has no settings: a short put. */
export const startState: LabState = {
  version: "V1.1",
  pair,
  symbols: { asset: "ETH", quote: "USDC" },
  price: 2000,
  volatility: 0.8,
  utilization: { asset: 0.3, quote: 0.3 },
  bought: 0.2,
  deposits: { asset: 0, quote: 1000 },
  unit: "quote",
  days: 7,
  seed: 1,
  a: {
    legs: [
      {
        type: "put",
        side: "short",
        strike: strikeTickAt(1900, 244, pair),
        width: 244,
        ratio: 1,
        partner: 0,
      },
    ],
    size: 1,
  },
}
