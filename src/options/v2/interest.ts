import { secondsPerYear, v2Parameters } from "./parameters"

/** Distance of a utilization from the target: −1 at 0, 0 at the target, 1 at full use. */
function errorAt(utilization: number): number {
  const { targetUtilization: target } = v2Parameters
  return (utilization - target) / (utilization < target ? target : 1 - target)
}

/** Annual borrow rate at a utilization: the rate at target times the curve. Rule: interest. */
export function v2BorrowRate(utilization: number, rateAtTarget: number): number {
  const { curveSteepness } = v2Parameters
  const error = errorAt(utilization)
  const slope = error < 0 ? 1 - 1 / curveSteepness : curveSteepness - 1
  return rateAtTarget * (1 + slope * error)
}

/**
 * Annual rate at target after `seconds` at one utilization; the contracts count at most 16,384.
 * Rule: interest.
 */
export function v2RateAtTarget(utilization: number, rateAtTarget: number, seconds: number): number {
  const { adjustmentSpeed, longestElapsed, leastRateAtTarget, largestRateAtTarget } = v2Parameters
  const years = Math.min(seconds, longestElapsed) / secondsPerYear
  const adapted = rateAtTarget * Math.exp(adjustmentSpeed * errorAt(utilization) * years)
  return Math.min(Math.max(adapted, leastRateAtTarget), largestRateAtTarget)
}

/**
 * Growth of a debt in `seconds` at an annual rate: the first three terms of eˣ − 1. Rule: interest.
 */
export function v2Growth(rate: number, seconds: number): number {
  const x = (rate * seconds) / secondsPerYear
  return x + x ** 2 / 2 + x ** 3 / 6
}
