import { normalFrom, seededRandom } from "../../src/options/random"

/** Seeded random choices: the same seed gives the same text on every machine. */
export interface Dice {
  /** Uniform integer from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** Returns true with the given probability. */
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /**
   * Log-normal number with the given median; `sigma` is the standard deviation of its logarithm.
   */
  spread(median: number, sigma: number): number
}

export function dice(seed: number): Dice {
  const uniform = seededRandom(seed)
  const normal = normalFrom(uniform)
  return {
    int: (low, high) => low + Math.floor(uniform() * (high - low + 1)),
    chance: probability => uniform() < probability,
    pick: items => items[Math.floor(uniform() * items.length)] ?? items[0],
    spread: (median, sigma) => median * Math.exp(sigma * normal()),
  }
}
