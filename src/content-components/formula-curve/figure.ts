import type { Figure } from "../parts/figure-model"
import { formatNumber, formatPercent } from "../parts/format"
import { domainOfSeries, type Point } from "../parts/line-chart/chart-data"
import { volatilityRange } from "../parts/slider/slider-ranges"
import { formulas as texts } from "../parts/take-away/figure-formulas"
import { formulaNumbers } from "./numbers"
import type { FormulaCurveProps } from "./props"

/**
 * A formula of the protocol or the textbook against its variable, one curve for each of `values`:
 * "range-expiry" (volatilities), "implied-volatility" (fee rates), "exit-time" (volatilities),
 * "probability-in-range" (range factors, with `volatility`), "force-exercise" (with `lower`,
 * `upper`), "divergence-loss", "loss-versus-panoptic".
 */
export const formulaCurve: Figure<FormulaCurveProps, { volatility: number }> = {
  opened: ({ volatility = 1 }) => ({ volatility }),
  compute(props, { volatility }) {
    const { title, caption } = props
    const { formula, domain, series, read, note, table } = formulaNumbers({ ...props, volatility })
    const thinned = formula.stepped
      ? series.map(one => ({ ...one, points: corners(one.points) }))
      : series
    const percent = formula.readY(0.5).endsWith("%")
    const yDomain = domainOfSeries(series, formula.logarithmic ? [] : [0])
    const middle = (domain[0] + domain[1]) / 2
    return {
      title,
      caption,
      note,
      sliders:
        props.formula === "probability-in-range"
          ? [{ ...volatilityRange, value: volatility, sets: "volatility" }]
          : undefined,
      table,
      formula: texts[props.formula],
      drawings: [
        {
          kind: "lines",
          chart: {
            title,
            description: `${formula.yLabel} against ${formula.xLabel}. At ${formula.readX(middle)}: ${series.map(one => `${one.name} ${read(one.valueAt?.(middle) ?? 0)}`).join(", ")}.`,
            x: { label: withUnit(formula.xLabel, props), domain },
            y: {
              label: formula.yLabel,
              domain: yDomain,
              ticks: formula.logarithmic ? powers(yDomain) : undefined,
              format: (value, decimals) => {
                if (formula.logarithmic) return formatNumber(10 ** value, value < 0 ? -value : 0)
                return percent
                  ? formatPercent(value, Math.max(0, decimals - 2))
                  : formatNumber(value, decimals)
              },
            },
            series: thinned,
            bands:
              props.formula === "force-exercise" && props.lower && props.upper
                ? [{ axis: "x", from: props.lower, to: props.upper, tone: "accent" }]
                : [],
            readAt: middle,
            readX: formula.readX,
            readY: read,
          },
        },
      ],
    }
  },
}

const withUnit = (label: string, { formula, unit = "USDC" }: FormulaCurveProps) =>
  formula === "force-exercise" ? `${label}, ${unit}` : label

/** Whole powers of ten within a domain of logarithms. */
const powers = ([low, high]: [number, number]) =>
  Array.from(
    { length: Math.floor(high) - Math.ceil(low) + 1 },
    (_, index) => Math.ceil(low) + index,
  )

/** Corner points of a step function, so that its path stays short. */
function corners(points: Point[]): Point[] {
  return points.filter(
    ([, y], index) => points[index - 1]?.[1] !== y || points[index + 1]?.[1] !== y,
  )
}
