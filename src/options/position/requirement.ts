import {
  buyerCollateral,
  ratioInBasisPoints,
  sellerCollateral,
  strangleCollateral,
} from "../margin/collateral-ratio"
import type { AssetAndQuote } from "../margin/cross-margin"
import { inTheMoneyShare } from "../margin/in-the-money-share"
import { longLegRequirement } from "../margin/long-leg"
import { spreadRequirement } from "../margin/partnered-spread"
import { soldLegRequirement } from "../margin/sold-leg"
import { rangeFactorOf, strikeOf } from "../price-range"
import {
  boundsOfLeg,
  type PoolPair,
  type Position,
  type PositionLeg,
  partnershipOf,
  unitsOfLeg,
} from "./legs"

/** Utilization (0 to 1) of each token's vault that the mint stored. */
export type StoredUtilization = AssetAndQuote

/** Requirement of one leg, or of a spread of two, with its inputs. */
export interface RequirementPart {
  rule: "sold" | "strangle" | "bought" | "spread"
  /** Indices of the legs. */
  legs: number[]
  /** Token of the amounts below: quote for puts, asset for calls. */
  token: keyof AssetAndQuote
  /** Requirement in that token. */
  required: number
  /** Amount that the leg (the bought leg of a spread) moves, in that token. */
  amount: number
  /** Collateral ratio on that amount, from the utilization. */
  ratio: number
  /** In-the-money share added to the ratio of a sold leg, 0 to 1; 0 for bought legs and spreads. */
  share: number
}

/** The token that a leg moves: the quote token for a put, the asset for a call. */
export const tokenOfLeg = ({ type }: Pick<PositionLeg, "type">): keyof AssetAndQuote =>
  type === "put" ? "quote" : "asset"

/** Amount of its token that a leg moves: size × ratio for a call, times the strike for a put. */
export function amountOfLeg(leg: PositionLeg, position: Position, pair: PoolPair): number {
  const units = unitsOfLeg(leg, position)
  return leg.type === "put" ? units * strikeOf(boundsOfLeg(leg, pair)) : units
}

/**
 * Requirement of each leg of a position at a price (V1.0 and V1.1), without streamia owed by bought
 * legs.
 *
 * Sold legs follow short-put.ts and short-call.ts, from half the ratio in a strangle; bought legs
 * follow long-leg.ts; a partnered spread counts once, by partnered-spread.ts. Legs whose partner
 * the contracts refuse count as legs without one.
 */
export function requirementParts(
  position: Position,
  pair: PoolPair,
  utilization: StoredUtilization,
  price: number,
): RequirementPart[] {
  return position.legs.flatMap((leg, index) => {
    const partnership = partnershipOf(position.legs, index)
    if (partnership === "spread") {
      return leg.side === "long" ? [spreadPart(position, pair, utilization, index)] : []
    }
    const token = tokenOfLeg(leg)
    const amount = amountOfLeg(leg, position, pair)
    const part = { legs: [index], token, amount }
    if (leg.side === "long") {
      const ratio = ratioInBasisPoints(utilization[token], buyerCollateral) / 10_000
      const required = longLegRequirement(amount, utilization[token])
      return [{ ...part, rule: "bought", required, ratio, share: 0 }]
    }
    const ramp = partnership === "strangle" ? strangleCollateral : sellerCollateral
    const ratio = ratioInBasisPoints(utilization[token], ramp) / 10_000
    const bounds = boundsOfLeg(leg, pair)
    const strike = strikeOf(bounds)
    const moneyness = leg.type === "put" ? price / strike : strike / price
    const rangeFactor = rangeFactorOf(bounds)
    return [
      {
        ...part,
        rule: partnership === "strangle" ? "strangle" : "sold",
        required: amount * soldLegRequirement(moneyness, { collateralRatio: ratio, rangeFactor }),
        ratio,
        share: inTheMoneyShare(moneyness, rangeFactor),
      },
    ]
  })
}

function spreadPart(
  position: Position,
  pair: PoolPair,
  utilization: StoredUtilization,
  long: number,
): RequirementPart {
  const bought = position.legs[long] as PositionLeg
  const sold = position.legs[bought.partner] as PositionLeg
  const token = tokenOfLeg(bought)
  return {
    rule: "spread",
    legs: [long, bought.partner].sort(),
    token,
    required: spreadRequirement({
      type: bought.type,
      longStrike: strikeOf(boundsOfLeg(bought, pair)),
      shortStrike: strikeOf(boundsOfLeg(sold, pair)),
      size: unitsOfLeg(bought, position),
      utilization: utilization[token],
    }),
    amount: amountOfLeg(bought, position, pair),
    ratio: ratioInBasisPoints(utilization[token], buyerCollateral) / 10_000,
    share: 0,
  }
}

/** Requirement of a position, by token. */
export function positionRequirement(...terms: Parameters<typeof requirementParts>): AssetAndQuote {
  const sums = { asset: 0, quote: 0 }
  for (const { token, required } of requirementParts(...terms)) sums[token] += required
  return sums
}
