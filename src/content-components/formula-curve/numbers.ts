import type { FigureNumbers } from "../parts/figure-table"
import { curve, roundSteps, type Series, samples, type Tone } from "../parts/line-chart/chart-data"
import { type Formula, formulas } from "./formulas"
import type { FormulaCurveProps } from "./props"

const tones: Tone[] = ["accent", "ink", "muted", "muted"]

interface FormulaNumbers extends FigureNumbers {
  formula: Formula
  domain: [number, number]
  /** The plotted y values: exponents of ten if the axis is logarithmic. */
  series: Series[]
  /** Formats a plotted y value. */
  read: (y: number) => string
}

/** A formula against its variable, one curve for each of `values`. */
export function formulaNumbers(
  props: Omit<FormulaCurveProps, "title" | "caption">,
  steps = 8,
): FormulaNumbers {
  const formula = formulas[props.formula]
  const parameters = { ...props, volatility: props.volatility ?? 1 }
  const domain = props.domain ?? formula.domain(parameters)
  const plotted = (y: number) => (formula.logarithmic ? Math.log10(y) : y)
  const places = samples(domain, formula.stepped ? 900 : 160)
  const series = (props.values ?? formula.values).map((value, index) =>
    curve(formula.nameOf(value), x => plotted(formula.at(x, value, parameters)), places, {
      tone: tones[index] ?? "muted",
      dashed: index >= 2,
    }),
  )
  const read = (y: number) => formula.readY(formula.logarithmic ? 10 ** y : y)
  return {
    formula,
    domain,
    series,
    read,
    note: formula.note?.(parameters),
    table: {
      columns: [formula.xLabel, ...series.map(({ name }) => name)],
      rows: roundSteps(domain, steps).map(x => [
        formula.readX(x),
        ...series.map(({ valueAt }) => read(valueAt?.(x) ?? 0)),
      ]),
    },
  }
}
