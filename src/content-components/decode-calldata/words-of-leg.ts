import { priceAtStrike } from "../../options/encoding/strike-tick"
import { decodeTokenId, type TokenIdLeg } from "../../options/encoding/token-id"
import { formatNumber } from "../parts/format"

export interface Token {
  symbol: string
  decimals: number
}

/** token0 and token1 of the market. */
export type Tokens = readonly [Token, Token]

/** The legs of a position id, one phrase each: "sell 1 put, strike 1,900 USDC, ±13%". */
export function legsInWords(tokenId: bigint, tokens?: Tokens): string[] {
  const { legs, tickSpacing } = decodeTokenId(tokenId)
  return legs.map(leg => legInWords(leg, tickSpacing, tokens))
}

function legInWords(leg: TokenIdLeg, tickSpacing: number, tokens: Tokens | undefined): string {
  const { isLong, optionRatio, tokenType, asset, strike, width } = leg
  const side = isLong ? "buy" : "sell"
  if (width === 0)
    return `${isLong ? "credit" : "loan"} of ${optionRatio} × the size in ${tokens?.[tokenType].symbol ?? `token${tokenType}`}`
  const kind = tokenType === asset ? "call" : "put"
  const factor = 1.0001 ** ((width * tickSpacing) / 2)
  return `${side} ${optionRatio} ${kind}, strike ${strikeInWords(strike, asset, tokens)}, ±${formatNumber((factor - 1) * 100)}%`
}

function strikeInWords(tick: number, asset: 0 | 1, tokens: Tokens | undefined): string {
  if (!tokens) return `at tick ${formatNumber(tick)}`
  const [token0, token1] = tokens
  const price = priceAtStrike(tick, {
    decimals0: token0.decimals,
    decimals1: token1.decimals,
    asset,
  })
  return `${formatNumber(price)} ${tokens[asset === 0 ? 1 : 0].symbol}`
}
