/**
 * Strike K of a sold put with range factor r whose position holds `delta` of the asset at price S:
 *
 *   Δ = L·(1/√S − 1/√(Kr)),  L = √K/(√r − 1/√r)   ⟹   √K = √S·[Δ(√r − 1/√r) + 1/√r].
 *
 * A sold call of delta δ is the position with Δ = 1 − δ. This holds while S is in the range.
 *
 * Source: Uniswap v3 whitepaper, 2021; L and Δ as in lp-position.ts.
 * @param delta 0 to 1, units of the asset held
 */
export function strikeOfDelta(price: number, rangeFactor: number, delta: number): number {
  const root = Math.sqrt(rangeFactor)
  return price * (delta * (root - 1 / root) + 1 / root) ** 2
}
