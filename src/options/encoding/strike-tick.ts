/** A pair of tokens, for human-readable prices. */
export interface PricedPair {
  decimals0: number
  decimals1: number
  /** Index of the asset token; the other token is the quote. */
  asset: 0 | 1
}

const base = Math.log(1.0001)

// #region strike
/**
 * Tick of a price in quote tokens per unit of the asset, not rounded. The sign is reversed if the
 * asset is token1.
 */
export function tickAtPrice(price: number, { decimals0, decimals1, asset }: PricedPair): number {
  const raw = (asset === 0 ? price : 1 / price) * 10 ** (decimals1 - decimals0)
  return Math.log(raw) / base
}

/** Quote tokens per unit of the asset at a tick. */
export function priceAtStrike(tick: number, { decimals0, decimals1, asset }: PricedPair): number {
  const raw = 1.0001 ** tick * 10 ** (decimals0 - decimals1)
  return asset === 0 ? raw : 1 / raw
}

/** The strike nearest to a tick for which both bounds of its range are multiples of the spacing. */
export function nearestStrike(tick: number, width: number, spacing: number): number {
  const below = Math.floor((width * spacing) / 2)
  return Math.round((tick - below) / spacing) * spacing + below
}

/** Width that gives this range factor, not rounded. */
export function widthOfRangeFactor(factor: number, spacing: number): number {
  return (2 * Math.log(factor)) / (spacing * base)
}
// #endregion

/** Strike and width of a range given by its bounds. */
export function strikeAndWidth(lower: number, upper: number, spacing: number) {
  return { strike: Math.floor((lower + upper) / 2), width: (upper - lower) / spacing }
}
