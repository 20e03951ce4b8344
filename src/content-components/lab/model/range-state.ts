import { widthOfRangeFactor } from "../../../options/encoding/strike-tick"
import { strikeTickAt } from "../../../options/position/legs"
import { widest } from "../../../options/position/timescale"
import { rangeAsPut, type UniswapRange } from "../../../options/position/uniswap-range"
import { type LabState, startState } from "./lab-state"

/**
 * State of the lab with the short put that a Uniswap range is equivalent to, and the cash that
 * backs it. Strike and width snap to the pool's ticks.
 */
export function rangeState(range: UniswapRange, state: LabState = startState): LabState {
  const { pair } = state
  const { strike, rangeFactor, units, cash } = rangeAsPut(range)
  const width = Math.min(
    Math.max(1, Math.round(widthOfRangeFactor(rangeFactor, pair.spacing))),
    widest,
  )
  return {
    ...state,
    price: range.price,
    deposits: { asset: 0, quote: Number(cash.toPrecision(6)) },
    a: {
      size: Number(units.toPrecision(6)),
      legs: [
        {
          type: "put",
          side: "short",
          strike: strikeTickAt(strike, width, pair),
          width,
          ratio: 1,
          partner: 0,
        },
      ],
    },
  }
}
