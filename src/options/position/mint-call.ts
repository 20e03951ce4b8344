import { encodeTokenId, type TokenIdLeg } from "../encoding/token-id"
import { protocolParameters } from "../protocol-parameters"
import type { PoolPair, Position } from "./legs"

/** Converts the legs to those of a token id. A call moves the asset, a put the other token. */
export function tokenIdLegs({ legs }: Position, { asset }: PoolPair): TokenIdLeg[] {
  const other = asset === 0 ? 1 : 0
  return legs.map(leg => ({
    asset,
    optionRatio: leg.ratio,
    isLong: leg.side === "long",
    tokenType: leg.type === "call" ? asset : other,
    riskPartner: leg.partner,
    strike: leg.strike,
    width: leg.width,
  }))
}

/**
 * Token id of a position. `pattern` has the 48 bits that identify the Uniswap pool; the tick
 * spacing follows them.
 */
export function tokenIdOfPosition(position: Position, pair: PoolPair, pattern = 0n): bigint {
  if (pattern < 0n || pattern >> 48n !== 0n) throw new RangeError("The pattern has 48 bits.")
  return encodeTokenId(pattern | (BigInt(pair.spacing) << 48n), tokenIdLegs(position, pair))
}

/** Arguments of `mintOptions`, in order. */
export interface MintCall {
  positionIdList: bigint[]
  /** Size in smallest units of the asset. */
  positionSize: bigint
  /** Maximum removed over remaining liquidity of a bought chunk, times 2^32. */
  effectiveLiquidityLimitX32: bigint
  tickLimitLow: number
  tickLimitHigh: number
}

/**
 * Call that mints a position in an account without others (V1.0 and V1.1). The limits are a
 * fraction `tolerance` of the price on either side of the pool's tick; their descending order
 * requests a swap of the in-the-money amount.
 *
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol mintOptions; 3d73534 the same.
 */
export function mintCall(
  position: Position,
  pair: PoolPair,
  terms: { pattern: bigint; tick: number; tolerance: number },
): MintCall {
  const reach = Math.floor(Math.log(1 + terms.tolerance) / Math.log(1.0001))
  const decimals = pair.asset === 0 ? pair.decimals0 : pair.decimals1
  return {
    positionIdList: [tokenIdOfPosition(position, pair, terms.pattern)],
    positionSize: smallestUnits(position.size, decimals),
    effectiveLiquidityLimitX32: BigInt(protocolParameters.maxRemovedOverRemaining) << 32n,
    tickLimitLow: terms.tick + reach,
    tickLimitHigh: terms.tick - reach,
  }
}

/** Converts an amount to its smallest units via its decimal digits, dropping excess digits. */
export function smallestUnits(amount: number, decimals: number): bigint {
  const [digits = "0", exponent = "0"] = amount.toExponential().split("e")
  const [whole = "0", fraction = ""] = digits.split(".")
  const places = decimals + Number(exponent) - fraction.length
  const written = BigInt(whole + fraction)
  return places >= 0 ? written * 10n ** BigInt(places) : written / 10n ** BigInt(-places)
}
