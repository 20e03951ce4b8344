import { priceAtStrike } from "../../options/encoding/strike-tick"
import {
  brokenRule,
  decodeTokenId,
  legBounds,
  type TokenIdLeg,
  wordOf,
} from "../../options/encoding/token-id"
import { formatNumber } from "../parts/format"

export type Tokens = [Token, Token]
interface Token {
  symbol: string
  decimals: number
}

export const idColumns = ["Part", "Bits", "Value", "Meaning"]

interface IdRow {
  name: string
  bits: string
  value: string
  meaning: string
}

/** Parses a token id in hex or decimal digits. Returns a fault if the text is not valid. */
export function parseTokenId(text: string): { value: bigint } | { fault: string } {
  const written = text.trim()
  if (!/^(0x[0-9a-f]+|\d+)$/i.test(written))
    return { fault: "Write a number: hex digits after 0x, or decimal digits." }
  const value = BigInt(written)
  if (value >> 256n !== 0n) return { fault: "A token id has 256 bits; this number is longer." }
  return { value }
}

/** Violations of each rule of `InvalidTokenIdParameter`. */
const rules = {
  1: "the first leg is missing, or there is a gap before the last one",
  3: "partners must refer to each other and have the same asset and option ratio",
  4: "a strike is at the end of the tick range, or partners have the same side and the same token type",
  5: "a width is 0, or partners on opposite sides (or two bought ones) have different token types",
  6: "two legs have the same token type, strike and width",
}

/**
 * Describes a token id: a sentence for each leg, a row for each field, and whether the contracts
 * would accept it.
 */
export function describeTokenId(tokenId: bigint, tokens: Tokens) {
  const { poolId, tickSpacing, legs } = decodeTokenId(tokenId)
  const broken = brokenRule(tokenId)
  const pool: IdRow[] = [
    {
      name: "pool pattern",
      bits: "0–47",
      value: wordOf(BigInt.asUintN(48, poolId)).replace(/0{52}/, ""),
      meaning: "48 bits that name the Uniswap pool",
    },
    { name: "tickSpacing", bits: "48–63", value: String(tickSpacing), meaning: "ticks" },
  ]
  return {
    legs: legs.map((leg, index) => legSentence(leg, index, tickSpacing, tokens)),
    rows: [...pool, ...legs.flatMap((leg, index) => legRows(leg, index, tokens))],
    verdict: broken
      ? `A mint would fail with InvalidTokenIdParameter(${broken}): ${rules[broken]}.`
      : "The id passes the checks of the contracts for a mint.",
  }
}

function legSentence(leg: TokenIdLeg, index: number, tickSpacing: number, tokens: Tokens): string {
  const { lower, upper } = legBounds(leg, tickSpacing)
  const type = leg.tokenType === leg.asset ? "call" : "put"
  const prices = [lower, upper].map(tick => priceAt(tick, leg, tokens)).sort((a, b) => a - b)
  const [asset, quote] = sidesOf(leg, tokens)
  const partner = leg.riskPartner === index ? "" : `, partner of leg ${leg.riskPartner + 1}`
  return (
    `Leg ${index + 1}: ${leg.optionRatio} × ${leg.isLong ? "long" : "short"} ${type} on ${asset.symbol}, ` +
    `strike ${formatNumber(priceAt(leg.strike, leg, tokens))} ${quote.symbol}, range ` +
    `${prices.map(price => formatNumber(price)).join(" to ")} ${quote.symbol} ` +
    `(ticks ${formatNumber(lower)} to ${formatNumber(upper)})${partner}.`
  )
}

function legRows(leg: TokenIdLeg, index: number, tokens: Tokens): IdRow[] {
  const start = 64 + 48 * index
  const row = (name: string, offset: number, width: number, value: number, meaning: string) => ({
    name: `${name} ${index + 1}`,
    bits: width === 1 ? String(start + offset) : `${start + offset}–${start + offset + width - 1}`,
    value: String(value),
    meaning,
  })
  const [asset] = sidesOf(leg, tokens)
  const partner = leg.riskPartner === index ? "its own index: no partner" : "index of the partner"
  const moved = tokens[leg.tokenType].symbol
  return [
    row("asset", 0, 1, leg.asset, `the size counts ${asset.symbol}`),
    row("optionRatio", 1, 7, leg.optionRatio, "multiples of the size"),
    row("isLong", 8, 1, Number(leg.isLong), leg.isLong ? "long" : "short"),
    row("tokenType", 9, 1, leg.tokenType, `the leg moves ${moved}`),
    row("riskPartner", 10, 2, leg.riskPartner, partner),
    row("strike", 12, 24, leg.strike, "tick of the strike"),
    row("width", 36, 12, leg.width, "tick spacings from bound to bound"),
  ]
}

const sidesOf = ({ asset }: TokenIdLeg, tokens: Tokens): [Token, Token] =>
  asset === 0 ? tokens : [tokens[1], tokens[0]]

const priceAt = (tick: number, { asset }: TokenIdLeg, [token0, token1]: Tokens) =>
  priceAtStrike(tick, { decimals0: token0.decimals, decimals1: token1.decimals, asset })
