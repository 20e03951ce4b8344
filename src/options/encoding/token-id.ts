import { boundTicks } from "../ticks/range-ticks"

// #region types
/** One leg, as encoded in 48 bits of the token id. */
export interface TokenIdLeg {
  /** Token that the position size counts: 0 for token0, 1 for token1. */
  asset: 0 | 1
  /** Multiples of the position size, 1 to 127. */
  optionRatio: number
  /** Bought (liquidity taken out of Uniswap) or sold (liquidity added). */
  isLong: boolean
  /** Token that the leg moves: the same as the asset for a call, the other one for a put. */
  tokenType: 0 | 1
  /** Index of the partner leg; its own index if it has none. */
  riskPartner: number
  /** Tick of the strike. */
  strike: number
  /** Span of the range in tick spacings, 1 to 4,095. */
  width: number
}
// #endregion

// #region encode
const legStart = (index: number) => 64n + 48n * BigInt(index)

/**
 * Token id of a position: the 64 bits of the pool id, then 48 bits for each of up to four legs,
 * from the least significant bit up (V1.0 and V1.1).
 *
 * Source: TokenId.sol; panoptic-v2-core c9102e59 and 4dd59f6e.
 * @throws RangeError if a value does not fit its bits
 */
export function encodeTokenId(poolId: bigint, legs: readonly TokenIdLeg[]): bigint {
  if (poolId < 0n || poolId >> 64n !== 0n) throw new RangeError("The pool id has 64 bits.")
  if (legs.length > 4) throw new RangeError("A token id holds four legs at most.")
  return legs.reduce((id, leg, index) => id | (encodeLeg(leg, index) << legStart(index)), poolId)
}

function encodeLeg(leg: TokenIdLeg, index: number): bigint {
  const field = (name: keyof TokenIdLeg, least: number, most: number) => {
    const value = Number(leg[name])
    if (Number.isInteger(value) && value >= least && value <= most) return BigInt(value)
    throw new RangeError(`Leg ${index + 1}: ${name} is a whole number from ${least} to ${most}.`)
  }
  return (
    field("asset", 0, 1) |
    (field("optionRatio", 0, 127) << 1n) |
    (field("isLong", 0, 1) << 8n) |
    (field("tokenType", 0, 1) << 9n) |
    (field("riskPartner", 0, 3) << 10n) |
    (BigInt.asUintN(24, field("strike", -887272, 887272)) << 12n) |
    (field("width", 0, 4095) << 36n)
  )
}
// #endregion

// #region decode
/** Contents of a token id. The last leg is the last one with any bit set. */
export interface DecodedTokenId {
  /** Bits 0 to 63: 48 bits that identify the Uniswap pool, then its tick spacing. */
  poolId: bigint
  tickSpacing: number
  legs: TokenIdLeg[]
}

/**
 * Decodes a token id.
 * @throws RangeError if the number has more than 256 bits
 */
export function decodeTokenId(tokenId: bigint): DecodedTokenId {
  if (tokenId < 0n || tokenId >> 256n !== 0n) throw new RangeError("A token id has 256 bits.")
  const words = [0, 1, 2, 3].map(index => BigInt.asUintN(48, tokenId >> legStart(index)))
  return {
    poolId: BigInt.asUintN(64, tokenId),
    tickSpacing: Number(BigInt.asUintN(16, tokenId >> 48n)),
    legs: words.slice(0, words.findLastIndex(word => word !== 0n) + 1).map(decodeLeg),
  }
}

function decodeLeg(word: bigint): TokenIdLeg {
  const bits = (offset: bigint, width: number) => Number(BigInt.asUintN(width, word >> offset))
  return {
    asset: bits(0n, 1) ? 1 : 0,
    optionRatio: bits(1n, 7),
    isLong: bits(8n, 1) === 1,
    tokenType: bits(9n, 1) ? 1 : 0,
    riskPartner: bits(10n, 2),
    strike: Number(BigInt.asIntN(24, word >> 12n)),
    width: bits(36n, 12),
  }
}
// #endregion

/**
 * Number that `InvalidTokenIdParameter` has for the rule that an id breaks, or undefined. The
 * position manager checks ids at a mint; rule 0 (another market's pool) cannot be checked from the
 * id alone.
 *
 * Source: TokenId.sol:489-559; panoptic-v2-core c9102e59 and 4dd59f6e.
 */
export function brokenRule(tokenId: bigint): 1 | 3 | 4 | 5 | 6 | undefined {
  const { legs } = decodeTokenId(tokenId)
  if (legs.length === 0 || legs.some(({ optionRatio }) => optionRatio === 0)) return 1
  for (const [index, leg] of legs.entries()) {
    const sameChunk = (other: TokenIdLeg) =>
      other.tokenType === leg.tokenType && other.strike === leg.strike && other.width === leg.width
    if (legs.slice(index + 1).some(sameChunk)) return 6
    if (leg.width === 0) return 5
    if (Math.abs(leg.strike) === 887272) return 4
    const broken = leg.riskPartner === index ? undefined : brokenPartnership(legs, index, leg)
    if (broken) return broken
  }
  return undefined
}

function brokenPartnership(
  legs: readonly TokenIdLeg[],
  index: number,
  leg: TokenIdLeg,
): 3 | 4 | 5 | undefined {
  const partner = legs[leg.riskPartner]
  if (partner?.riskPartner !== index) return 3
  if (partner.asset !== leg.asset || partner.optionRatio !== leg.optionRatio) return 3
  const sameSide = partner.isLong === leg.isLong
  const sameToken = partner.tokenType === leg.tokenType
  if (sameSide && sameToken) return 4
  return (!sameSide || leg.isLong) && !sameToken ? 5 : undefined
}

/** Bounds of a leg's range in ticks. Both must be multiples of the tick spacing. */
export const legBounds = ({ strike, width }: TokenIdLeg, tickSpacing: number) =>
  boundTicks({ strike, width, spacing: tickSpacing })

/** A 256-bit word as contracts and explorers write it: `0x` and 64 hex digits. */
export const wordOf = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
