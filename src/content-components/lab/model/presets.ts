import type { LabPreset } from "../../../content/schema/lab"
import { widthOfRangeFactor } from "../../../options/encoding/strike-tick"
import { strikeTickAt } from "../../../options/position/legs"
import type { LabState } from "./lab-state"

/**
 * Replaces the first position's legs with a strategy around the present price, and the deposits and
 * days held if the preset has any.
 */
export function applyPreset(state: LabState, { legs, deposits, days }: LabPreset): LabState {
  const { pair, price } = state
  const { size } = state.a
  return {
    ...state,
    days: days ?? state.days,
    deposits: deposits
      ? { asset: deposits.asset * size, quote: deposits.quote * size * price }
      : state.deposits,
    a: {
      size,
      legs: legs.map(({ side, type, at, range = 1.04, ratio = 1, partner }, index) => {
        const width = Math.max(1, Math.round(widthOfRangeFactor(range, pair.spacing)))
        return {
          type,
          side: side === "sell" ? "short" : "long",
          strike: strikeTickAt(price * at, width, pair),
          width,
          ratio,
          partner: (partner ?? index + 1) - 1,
        }
      }),
    },
  }
}
