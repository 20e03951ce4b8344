/**
 * Requirement of a sold option without a partner, over the amount and in the token that it moves,
 * without rounding. It is the largest of c/2, 1 − (1 − c)·x, and, in range,
 * (1 − c)·(r − x)/(r + 1) + c/2.
 *
 * Rule: sold.
 * @param moneyness x: S/K for a put, K/S for a call
 * @param rangeFactor r: upper bound over strike; 1 takes the range as one price
 */
export function v2SoldShare(moneyness: number, collateralRatio: number, rangeFactor = 1): number {
  const half = collateralRatio / 2
  const isInRange = moneyness > 1 / rangeFactor && moneyness < rangeFactor
  const inRange = isInRange
    ? ((1 - collateralRatio) * (rangeFactor - moneyness)) / (rangeFactor + 1) + half
    : 0
  return Math.max(half, 1 - (1 - collateralRatio) * moneyness, inRange)
}

/**
 * Price over the strike at which a sold option's requirement equals its collateral in the quote
 * token. Undefined for a put that is liquidatable at every price or at none.
 * @param covered collateral over the notional at the strike
 */
export function v2LiquidationPrice(
  type: "put" | "call",
  covered: number,
  collateralRatio: number,
): number | undefined {
  const least = collateralRatio / 2
  if (type === "put") {
    return covered < least || covered >= 1 ? undefined : (1 - covered) / (1 - collateralRatio)
  }
  // Out of the money the requirement is c/2 of the asset, whose price rises.
  const outOfTheMoney = covered / least
  const bend = (1 - collateralRatio) / (1 - least)
  return outOfTheMoney <= bend ? outOfTheMoney : covered + 1 - collateralRatio
}

/** Fall of the price until a put sold at the strike is liquidatable, from its initial usage. */
export function v2FallAtUsage(usage: number, collateralRatio: number): number | undefined {
  const price = v2LiquidationPrice("put", collateralRatio / usage, collateralRatio)
  return price === undefined ? undefined : 1 - price
}
