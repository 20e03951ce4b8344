import { commission } from "../commission"
import { inTheMoneyFee, type MintVenue } from "../in-the-money-fee"
import type { AssetAndQuote } from "../margin/cross-margin"
import { rangedOptionValue } from "../ranged-option"
import { boundsOfLeg, type PoolPair, type Position, unitsOfLeg } from "./legs"
import { amountOfLeg, tokenOfLeg } from "./requirement"

/** Amounts that a mint debits from the account, by token. Negative amounts are credited. */
export interface MintCost {
  /** 20 bps of the amounts that all legs move. */
  commission: AssetAndQuote
  /** Intrinsic value, in each leg's token. Bought legs pay it; sold legs are credited it. */
  intrinsic: AssetAndQuote
  /** Fee on the intrinsic value that the mint swaps. */
  swapFee: AssetAndQuote
}

const none = (): AssetAndQuote => ({ asset: 0, quote: 0 })

/** Amounts moved by the legs of one side, or of both, by token. */
export function amountsOfPosition(
  position: Position,
  pair: PoolPair,
  side?: "long" | "short",
): AssetAndQuote {
  const sums = none()
  for (const leg of position.legs) {
    if (side === undefined || leg.side === side)
      sums[tokenOfLeg(leg)] += amountOfLeg(leg, position, pair)
  }
  return sums
}

/**
 * Cost by token of minting a position at a price with a swap (V1.0 and V1.1), without rounding. The
 * legs' intrinsic value is netted in each token before the fee.
 *
 * Source: commission.ts, in-the-money-fee.ts; panoptic-v1-core 0a333bc
 * CollateralTracker.sol:1006-1050, 1106-1139.
 */
export function mintCost(
  position: Position,
  pair: PoolPair,
  price: number,
  venue: MintVenue,
): MintCost {
  const moved = amountsOfPosition(position, pair)
  const intrinsic = none()
  for (const leg of position.legs) {
    const sign = leg.side === "long" ? 1 : -1
    const value = rangedOptionValue(leg.type, price, boundsOfLeg(leg, pair))
    const units = sign * unitsOfLeg(leg, position)
    intrinsic[tokenOfLeg(leg)] += (units * value) / (leg.type === "put" ? 1 : price)
  }
  return {
    commission: { asset: commission(moved.asset), quote: commission(moved.quote) },
    intrinsic,
    swapFee: {
      asset: inTheMoneyFee(intrinsic.asset, venue),
      quote: inTheMoneyFee(intrinsic.quote, venue),
    },
  }
}

/** Balances in both tokens after a mint. */
export function balanceAfterMint(deposits: AssetAndQuote, cost: MintCost): AssetAndQuote {
  const left = (token: keyof AssetAndQuote) =>
    deposits[token] - cost.commission[token] - cost.intrinsic[token] - cost.swapFee[token]
  return { asset: left("asset"), quote: left("quote") }
}
