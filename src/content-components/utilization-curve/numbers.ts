import {
  buyerCollateral,
  flatCommission,
  leverageOf,
  ratioAtUtilization,
  sellerCollateral,
  type UtilizationRamp,
} from "../../options/margin/collateral-ratio"
import { spreadAtUtilization } from "../../options/spread"
import type { FigureNumbers } from "../parts/figure-table"
import { formatNumber, formatPercent } from "../parts/format"
import type { UtilizationCurveProps } from "./props"

const collateralNote =
  "Same in the gated launch and V1, for a leg without a partner; what counts is the utilization right after the position's own mint."

/** Curves of the protocol. `note` states which versions have these parameters; V2 has others. */
const kinds = {
  "seller-collateral": {
    ramp: sellerCollateral,
    name: "Collateral of a seller, % of notional",
    note: collateralNote,
  },
  "buyer-collateral": {
    ramp: buyerCollateral,
    name: "Collateral of a buyer, % of notional",
    note: collateralNote,
  },
  commission: {
    ramp: flatCommission,
    name: "Commission, % of notional",
    note: "Commission of Panoptic V1.",
  },
  spread: {
    ramp: flatCommission,
    name: "Spread multiplier on Uniswap fees",
    note: "Same in the gated launch and V1.",
  },
}

/** The protocol's ramp, with the author's replacements. */
export const rampAsWritten = (props: Ramp): UtilizationRamp => ({
  ...kinds[props.kind].ramp,
  ...definedOf(props),
})

type Ramp = Omit<UtilizationCurveProps, "title" | "caption">

interface UtilizationNumbers extends FigureNumbers {
  /** Name and unit of the curve. */
  name: string
  valueAt: (utilization: number) => number
  text: (value: number) => string
}

/**
 * A ratio of the protocol against utilization.
 * @param shown the ramp with the reader's settings
 * @param places more utilizations for the table, in addition to tenths
 */
export function utilizationNumbers(
  props: Ramp,
  shown: UtilizationRamp,
  places: number[] = [],
): UtilizationNumbers {
  const { kind } = props
  const { name, note } = kinds[kind]
  const isSpread = kind === "spread"
  const collateral = kind.endsWith("collateral")
  const valueAt = (u: number) => (isSpread ? spreadAtUtilization(u) : ratioAtUtilization(u, shown))
  const text = (value: number) =>
    isSpread ? `${formatNumber(value, 2)}×` : formatPercent(value, 100 * value < 10 ? 2 : 1)
  const tens = Array.from({ length: isSpread ? 10 : 11 }, (_, index) => index / 10)
  const rows = [...tens, ...places].sort((a, b) => a - b)
  return {
    name,
    valueAt,
    text,
    // Parameters from an author belong to no known version, so the caption has to name their
    // source.
    note: Object.keys(definedOf(props)).length === 0 ? note : undefined,
    table: {
      columns: ["Utilization", name, ...(collateral ? ["Leverage"] : [])],
      rows: rows.map(u => [
        formatPercent(u, 0),
        text(valueAt(u)),
        ...(collateral ? [`${formatNumber(leverageOf(valueAt(u)), 1)}×`] : []),
      ]),
    },
  }
}

/** Numbers for raw Markdown, with the utilizations at which the curve bends. */
export function utilizationTwin(props: Ramp): FigureNumbers {
  const ramp = rampAsWritten(props)
  const bends = Array.from({ length: 9 }, (_, index) => (2 * index + 1) / 20)
  return utilizationNumbers(props, ramp, props.kind === "spread" ? bends : [ramp.start, ramp.end])
}

/** Ramp parameters given by the author. */
function definedOf({ from, to, start, end }: Partial<UtilizationRamp>): Partial<UtilizationRamp> {
  const given = Object.entries({ from, to, start, end }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}
