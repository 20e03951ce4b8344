import {
  type PoolPair,
  type Position,
  type PositionLeg,
  strikeTickAt,
} from "../../src/options/position/legs"
import { type Random, seededRandom } from "../../src/options/random"

/** A whole number from `least` to `most`. */
export const wholeFrom = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1))

const spacings = [1, 10, 60, 200] as const

/** A pool, a position that the contracts may or may not accept, and a price. */
export interface RandomCase {
  pair: PoolPair
  position: Position
  price: number
}

/** Random positions, the same ones for the same seed. */
export function randomCases(count: number, seed = 1): RandomCase[] {
  const random = seededRandom(seed)
  const pick = <T>(...values: T[]) => values[wholeFrom(random, 0, values.length - 1)] as T
  return Array.from({ length: count }, () => {
    const pair: PoolPair = {
      decimals0: pick(6, 8, 18),
      decimals1: pick(6, 18),
      asset: pick(0, 1),
      spacing: pick(...spacings),
    }
    const price = 10 ** (4 * random() - 1)
    const count = wholeFrom(random, 1, 4)
    const legs = Array.from({ length: count }, (_, index): PositionLeg => {
      const width = wholeFrom(random, 1, 40)
      return {
        type: pick("put", "call"),
        side: pick("long", "short"),
        strike: strikeTickAt(price * 2 ** (2 * random() - 1), width, pair),
        width,
        ratio: wholeFrom(random, 1, 3),
        partner: pick(index, wholeFrom(random, 0, count - 1)),
      }
    })
    return { pair, price, position: { legs, size: 10 ** (3 * random() - 1) } }
  })
}
