import type { AssetAndQuote } from "../../../options/margin/cross-margin"
import { boundsOfLeg, type Position, type PositionLeg } from "../../../options/position/legs"
import { strikeOf } from "../../../options/price-range"
import { formatNumber, formatPercent } from "../../parts/format"
import type { LabState } from "./lab-state"

/**
 * Formats a token amount for reading: four significant digits below 1,000, whole numbers from there
 * on.
 */
export function amount(value: number): string {
  const size = Math.abs(value)
  if (size === 0 || size >= 1000) return formatNumber(value, 0)
  const decimals = Math.min(Math.max(3 - Math.floor(Math.log10(size)), 0), 8)
  return formatNumber(Number(value.toFixed(decimals)), shortest(value, decimals))
}

/** Formats an amount with a plus sign before gains. */
export function signedAmount(value: number): string {
  const text = amount(value)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

function shortest(value: number, decimals: number): number {
  const [, fraction = ""] = value
    .toFixed(decimals)
    .replace(/\.?0+$/, "")
    .split(".")
  return fraction.length
}

/** Formats values in the token that the reader chose, with its symbol. */
export interface ValueTexts {
  symbol: string
  /** Converts a value in quote tokens to the chosen token, at a price. */
  shown(value: number, price: number): number
  /** Formats a value in quote tokens: "12.5 USDC". */
  text(value: number, price?: number): string
  signed(value: number, price?: number): string
  /** Like `signed`, but reports an infinite value as unlimited. */
  unlimitedOr(value: number, price?: number): string
  /** Amounts of both tokens: "0.2 ETH + 100 USDC". */
  both(amounts: AssetAndQuote): string
  price(value: number): string
}

export function valueTexts({ unit, symbols, price: now }: LabState): ValueTexts {
  const symbol = symbols[unit]
  const shown = (value: number, price: number) => (unit === "quote" ? value : value / price)
  const signed = (value: number, price = now) => `${signedAmount(shown(value, price))} ${symbol}`
  return {
    symbol,
    shown,
    text: (value, price = now) => `${amount(shown(value, price))} ${symbol}`,
    signed,
    unlimitedOr(value, price) {
      if (Number.isFinite(value)) return signed(value, price)
      return value < 0 ? "unlimited loss" : "unlimited gain"
    },
    both({ asset, quote }) {
      const parts = [
        ...(asset !== 0 ? [`${amount(asset)} ${symbols.asset}`] : []),
        ...(quote !== 0 ? [`${amount(quote)} ${symbols.quote}`] : []),
      ]
      return parts.length > 0 ? parts.join(" + ").replaceAll("+ −", "− ") : `0 ${symbol}`
    },
    price: value => `${amount(value)} ${symbols.quote}`,
  }
}

/** Assets in the account whose price changes are part of results: "1 ETH", or empty. */
export const heldText = ({ deposits, symbols }: LabState): string =>
  deposits.asset > 0 ? `${amount(deposits.asset)} ${symbols.asset}` : ""

/** Name of a leg such as "Short put 1,900", with the ratio if it is not 1. */
export function legName(leg: PositionLeg, { pair }: Pick<LabState, "pair">): string {
  const ratio = leg.ratio === 1 ? "" : `${leg.ratio} × `
  const name = `${ratio}${leg.side} ${leg.type} ${amount(strikeOf(boundsOfLeg(leg, pair)))}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A leg as an order with its width: "Sell put 1,900 ±13%". */
export function legOrder(leg: PositionLeg, pair: LabState["pair"]): string {
  const bounds = boundsOfLeg(leg, pair)
  const strike = strikeOf(bounds)
  const ratio = leg.ratio === 1 ? "" : `${leg.ratio} × `
  const order = `${leg.side === "short" ? "Sell" : "Buy"} ${ratio}${leg.type} ${amount(strike)}`
  return `${order} ±${formatPercent(bounds.upper / strike - 1, 0)}`
}

export const legNames = (position: Position, state: Pick<LabState, "pair">) =>
  position.legs
    .map((leg, index) => {
      const name = legName(leg, state)
      return index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)
    })
    .join(" + ")
