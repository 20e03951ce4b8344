import { v2Parameters } from "./parameters"

type Averages = readonly [spot: number, fast: number, slow: number, longest: number]

/**
 * Average ticks after one observation. Each moves by dt/period of its gap, with dt capped at three
 * quarters of its period.
 *
 * Rule: oracle.
 * @param seconds since the last observation
 */
export function v2Averages(averages: Averages, tick: number, seconds: number): Averages {
  const [spot, fast, slow, longest] = v2Parameters.averagePeriods.map((period, index) => {
    const average = averages[index] ?? 0
    const elapsed = Math.min(seconds, 0.75 * period)
    return average + Math.trunc((elapsed * (tick - average)) / period)
  })
  return [spot ?? 0, fast ?? 0, slow ?? 0, longest ?? 0]
}

/**
 * Averaged tick for liquidations, forced exercises, and settlements: 60% fast, 30% slow, and
 * 10% longest. Rule: oracle.
 */
export const v2AveragedTick = ([, fast, slow, longest]: Averages): number =>
  Math.trunc((6 * fast + 3 * slow + longest) / 10)

/** Ticks that determine the level of the safe mode. */
export interface OracleTicks {
  current: number
  spot: number
  fast: number
  slow: number
  median: number
}

/** Level of the safe mode: 0 to 3, plus 3 with the guardian's lock. Rule: safe-mode. */
export function v2SafeMode(ticks: OracleTicks, isLocked = false): number {
  const { ticksApart } = v2Parameters
  const { current, spot, fast, slow, median } = ticks
  const signs = [
    Math.abs(current - spot) > ticksApart,
    Math.abs(spot - fast) > ticksApart / 2,
    Math.abs(median - slow) > ticksApart / 2,
  ]
  return signs.filter(Boolean).length + (isLocked ? 3 : 0)
}
