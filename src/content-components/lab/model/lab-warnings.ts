import type { LabWarning } from "../../../content/schema/lab"
import { brokenRule } from "../../../options/encoding/token-id"
import { leastCollateralToOpen } from "../../../options/margin/buying-power"
import type { Position } from "../../../options/position/legs"
import { tokenIdOfPosition } from "../../../options/position/mint-call"
import type { LabState } from "./lab-state"
import { isInSoldRange, type PositionResult } from "./position-result"

/** Warnings about a position, most serious first. */
export function labWarnings(
  state: LabState,
  position: Position,
  result: PositionResult,
): LabWarning[] {
  const { worst, short, balanceValue, requirementValue } = result
  const below = short.some(({ from }) => from === 0)
  const above = short.some(({ to }) => to === Number.POSITIVE_INFINITY)
  const isShort = balanceValue < requirementValue
  const found: [LabWarning, boolean][] = [
    ["refused", brokenRule(tokenIdOfPosition(position, state.pair)) !== undefined],
    ["liquidatable", isShort],
    ["unopened", !isShort && balanceValue < leastCollateralToOpen(requirementValue)],
    ["undefined-risk", worst.profit === Number.NEGATIVE_INFINITY],
    ["both-sides", !isShort && below && above],
    ["in-range", isInSoldRange(state, position)],
  ]
  return found.flatMap(([name, applies]) => (applies ? [name] : []))
}
