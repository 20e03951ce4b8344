import { protocolParameters } from "../../options/protocol-parameters"
import type { Figure } from "../parts/figure-model"
import { formatNumber, formatPercent } from "../parts/format"
import type { Point } from "../parts/line-chart/chart-data"
import { formulas } from "../parts/take-away/figure-formulas"
import { rampAsWritten, utilizationNumbers } from "./numbers"
import type { UtilizationCurveProps } from "./props"

/**
 * A ratio of the protocol against utilization: of the pool for collateral and commission, and of
 * the sold liquidity for the spread. `from`, `to`, `start`, and `end` replace the protocol's
 * parameters (fractions).
 */
export const utilizationFigure: Figure<UtilizationCurveProps, { target: number }> = {
  opened: props => ({ target: rampAsWritten(props).start }),
  compute(props, { target }) {
    const { title, caption, kind } = props
    const ramp = rampAsWritten(props)
    const isSpread = kind === "spread"
    const last = isSpread ? protocolParameters.saturatedPoolUtilization : 1
    const shown = { ...ramp, start: Math.min(target, ramp.end - 0.01) }
    const { name, valueAt, text, note, table } = utilizationNumbers(props, shown)
    const turns = isSpread
      ? Array.from({ length: 46 }, (_, index) => index * 0.02)
      : [0, shown.start, shown.end, 1]
    const points = turns.map((u): Point => [u, valueAt(u)])
    const collateral = kind.endsWith("collateral")
    return {
      title,
      caption,
      note,
      sliders: collateral
        ? [
            {
              label: "Utilization at which it turns",
              value: target,
              min: 0.1,
              max: Math.round((ramp.end - 0.1) * 100) / 100,
              step: 0.05,
              format: value => formatPercent(value, 0),
              sets: "target",
            },
          ]
        : undefined,
      table,
      formula: isSpread ? formulas.spread : formulas.ramp,
      drawings: [
        {
          kind: "lines",
          chart: {
            title,
            description: `${name}: ${points
              .filter((_, index) => !isSpread || index % 15 === 0)
              .map(([u, value]) => `${text(value)} at ${formatPercent(u, 0)}`)
              .join(", ")}.`,
            x: {
              label: isSpread ? "Share of the sold liquidity that is bought" : "Pool utilization",
              domain: [0, last],
              format: value => formatPercent(value, 0),
            },
            y: {
              label: name,
              domain: [isSpread ? 1 : 0, Math.max(...points.map(([, value]) => value)) * 1.05],
              format: (value, decimals) =>
                isSpread
                  ? `${formatNumber(value, decimals)}×`
                  : formatPercent(value, Math.max(0, decimals - 2)),
            },
            series: [
              {
                name: collateral ? "collateral" : isSpread ? "multiplier" : "commission",
                points,
                valueAt,
                tone: "accent",
              },
            ],
            markers:
              isSpread || ramp.from === ramp.to
                ? []
                : [shown.start, shown.end].map(u => ({
                    x: u,
                    label: formatPercent(u, 0),
                    y: valueAt(u),
                  })),
            readAt: isSpread ? 0.5 : 0.7,
            readX: u => `${formatPercent(u, 0)} used`,
            readY: text,
          },
        },
      ],
    }
  },
}
