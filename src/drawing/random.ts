import { normalFrom, seededRandom } from "../options/random"

/** Pseudorandom numbers that are the same on every machine for the same seed. */
export interface Random {
  /** In [0, 1). */
  next: () => number
  /** In [low, high). */
  between: (low: number, high: number) => number
  /** Whole number from low to high, both included. */
  whole: (low: number, high: number) => number
  pick: <T>(items: readonly [T, ...T[]]) => T
  /** Standard normal variate. */
  normal: () => number
}

/** Generator seeded with the FNV-1a hash of a text's code units. */
export function randomFrom(text: string): Random {
  const next = seededRandom(hash(text))
  const between = (low: number, high: number) => low + (high - low) * next()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: items => items[whole(0, items.length - 1)] ?? items[0],
    normal: normalFrom(next),
  }
}

/** 32-bit FNV-1a hash. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
