import type { Figure } from "../parts/figure-model"
import { formatNumber } from "../parts/format"
import { rangeBands } from "../parts/strategy-controls/range-bands"
import {
  type StrategySettings,
  settingsAsWritten,
  strategyControls,
} from "../parts/strategy-controls/strategy-controls"
import { formulas } from "../parts/take-away/figure-formulas"
import { greekCurves, isTimeless } from "./numbers"
import type { GreeksProps } from "./props"

/**
 * A greek of a strategy against the price, for one to three times to expiry (Black-Scholes, zero
 * rate). Legs with a range (`lp`, or options with `rangeFactor`) do not depend on time, so their
 * curve is drawn once.
 */
export const greeksFigure: Figure<GreeksProps, StrategySettings> = {
  opened: props => settingsAsWritten(timed(props)),
  compute(props, settings) {
    const { title, caption, spot, unit = "USDC" } = props
    const { state, sliders } = strategyControls(timed(props), settings)
    const { series, domain, strikes, name, measure, text, note, table } = greekCurves(props, state)
    return {
      title,
      caption,
      note,
      sliders,
      table,
      formula: formulas.greeks,
      drawings: [
        {
          kind: "lines",
          chart: {
            title,
            description: `${name} against the price from ${formatNumber(state.range[0])} to ${formatNumber(state.range[1])} ${unit}${strikes.length > 0 ? `; strike ${strikes.map(strike => formatNumber(strike)).join(", ")}` : ""}.`,
            x: { label: `Price of the asset, ${unit}`, domain: state.range },
            y: { label: `${name}, ${measure}`, domain },
            series,
            bands: rangeBands(state.legs),
            markers: strikes.map(strike => ({
              x: strike,
              label: `strike ${formatNumber(strike)}`,
            })),
            readAt: spot ?? strikes[0] ?? state.range[0],
            readX: price => `${formatNumber(price)} ${unit}`,
            readY: text,
          },
        },
      ],
    }
  },
}

/** Removes the volatility if all legs have a range, since they do not depend on it. */
const timed = (props: GreeksProps) =>
  isTimeless(props.legs) ? { ...props, volatility: undefined } : props
