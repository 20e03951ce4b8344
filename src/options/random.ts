/** Generator of random numbers, uniform in [0, 1) unless noted otherwise. */
export type Random = () => number

/**
 * mulberry32 (T. Ettinger, 2017): a 32-bit generator in integer arithmetic, so the same seed gives
 * the same numbers in every engine.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Standard normal numbers from uniform ones: Box and Muller, 1958 (uses one number per pair). */
export function normalFrom(uniform: Random): Random {
  return () => {
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()))
    return radius * Math.cos(2 * Math.PI * uniform())
  }
}
