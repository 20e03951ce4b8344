import { useState } from "react"
import {
  buyerCollateral,
  flatCommission,
  leverageOf,
  ratioAtUtilization,
  sellerCollateral,
  type UtilizationRamp,
} from "../../options/margin/collateral-ratio"
import { protocolParameters } from "../../options/protocol-parameters"
import { spreadAtUtilization } from "../../options/spread"
import { FigureFrame } from "../parts/figure-frame"
import { formatNumber, formatPercent } from "../parts/format"
import { LineChart } from "../parts/line-chart"
import type { Point } from "../parts/line-chart/chart-data"
import type { PropsOf } from "../props-of"
import type { component } from "./component"

const collateralNote =
  "Same in the gated launch and V1, for a leg without a partner; what counts is the utilization right after the position's own mint."

/** `note` says which protocol versions have these parameters; V2 has others. */
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

/**
 * A ratio of the protocol against utilization: of the pool for collateral and commission, of the sold
 * liquidity for the spread. `from`, `to`, `start`, `end` replace the protocol's parameters (fractions).
 */
export function UtilizationCurve(props: PropsOf<typeof component>) {
  const { title, caption, kind } = props
  const { name, note } = kinds[kind]
  const replaced = definedOf(props)
  const ramp = { ...kinds[kind].ramp, ...replaced }
  const [target, setTarget] = useState(ramp.start)
  const isSpread = kind === "spread"
  const last = isSpread ? protocolParameters.saturatedPoolUtilization : 1
  const shown = { ...ramp, start: Math.min(target, ramp.end - 0.01) }
  const valueAt = (u: number) => (isSpread ? spreadAtUtilization(u) : ratioAtUtilization(u, shown))
  const text = (value: number) =>
    isSpread ? `${formatNumber(value, 2)}×` : formatPercent(value, 100 * value < 10 ? 2 : 1)
  const turns = isSpread
    ? Array.from({ length: 46 }, (_, index) => index * 0.02)
    : [0, shown.start, shown.end, 1]
  const points = turns.map((u): Point => [u, valueAt(u)])
  const tens = Array.from({ length: isSpread ? 10 : 11 }, (_, index) => index / 10)
  const collateral = kind.endsWith("collateral")
  return (
    <FigureFrame
      title={title}
      caption={caption}
      // Parameters that an author replaced are of no version we know: the caption has to say whose they are.
      note={Object.keys(replaced).length === 0 ? note : undefined}
      sliders={
        collateral
          ? [
              {
                label: "Utilization at which it turns",
                value: target,
                min: 0.1,
                max: Math.round((ramp.end - 0.1) * 100) / 100,
                step: 0.05,
                format: value => formatPercent(value, 0),
                onChange: setTarget,
              },
            ]
          : undefined
      }
      table={{
        columns: ["Utilization", name, ...(collateral ? ["Leverage"] : [])],
        rows: tens.map(u => [
          formatPercent(u, 0),
          text(valueAt(u)),
          ...(collateral ? [`${formatNumber(leverageOf(valueAt(u)), 1)}×`] : []),
        ]),
      }}
    >
      <LineChart
        title={title}
        description={`${name}: ${points
          .filter((_, index) => !isSpread || index % 15 === 0)
          .map(([u, value]) => `${text(value)} at ${formatPercent(u, 0)}`)
          .join(", ")}.`}
        x={{
          label: isSpread ? "Share of the sold liquidity that is bought" : "Pool utilization",
          domain: [0, last],
          format: value => formatPercent(value, 0),
        }}
        y={{
          label: name,
          domain: [isSpread ? 1 : 0, Math.max(...points.map(([, value]) => value)) * 1.05],
          format: (value, decimals) =>
            isSpread
              ? `${formatNumber(value, decimals)}×`
              : formatPercent(value, Math.max(0, decimals - 2)),
        }}
        series={[
          {
            name: collateral ? "collateral" : isSpread ? "multiplier" : "commission",
            points,
            valueAt,
            tone: "accent",
          },
        ]}
        markers={
          isSpread || ramp.from === ramp.to
            ? []
            : [shown.start, shown.end].map(u => ({
                x: u,
                label: formatPercent(u, 0),
                y: valueAt(u),
              }))
        }
        readAt={isSpread ? 0.5 : 0.7}
        readX={u => `${formatPercent(u, 0)} used`}
        readY={text}
      />
    </FigureFrame>
  )
}

/** The ramp's parameters that an author wrote. */
function definedOf({ from, to, start, end }: Partial<UtilizationRamp>): Partial<UtilizationRamp> {
  const given = Object.entries({ from, to, start, end }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}
