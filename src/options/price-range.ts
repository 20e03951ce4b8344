/** The two bounds of a position's price range, in the quote token. */
export interface Bounds {
  lower: number
  upper: number
}

/**
 * Bounds of a Panoptic option: [K/r, K·r] for strike K and range factor r > 1.
 *
 * Source: the site's option-properties page, K = √(lower·upper), r = √(upper/lower).
 */
export function rangeOf(strike: number, rangeFactor: number): Bounds {
  return { lower: strike / rangeFactor, upper: strike * rangeFactor }
}

/** Strike of a range: the geometric mean of its bounds. */
export function strikeOf({ lower, upper }: Bounds): number {
  return Math.sqrt(lower * upper)
}

/** Range factor r = √(upper/lower) of a range. */
export function rangeFactorOf({ lower, upper }: Bounds): number {
  return Math.sqrt(upper / lower)
}

/**
 * Returns true if a position with these bounds earns or owes fees at this price (bounds included).
 */
export function isInRange(price: number, { lower, upper }: Bounds): boolean {
  return price >= lower && price <= upper
}

/**
 * Price at a Uniswap v3 tick: 1.0001^tick (raw price of token0 in token1, before token decimals).
 */
export function priceAtTick(tick: number): number {
  return 1.0001 ** tick
}
