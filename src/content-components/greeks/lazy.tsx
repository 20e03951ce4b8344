import { FigureFrame } from "../parts/figure-frame"
import { formatNumber } from "../parts/format"
import { LineChart } from "../parts/line-chart"
import { useStrategyControls } from "../parts/strategy-controls"
import { rangeBands } from "../parts/strategy-controls/range-bands"
import { formulas } from "../parts/take-away/figure-formulas"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import { greekCurves, isTimeless } from "./numbers"

/**
 * A greek of a strategy against the price, for one to three times to expiry (Black-Scholes, zero rate).
 * Legs with a range (`lp`, or options with `rangeFactor`) know no time: their curve is drawn once.
 */
export function Greeks(props: PropsOf<typeof component>) {
  const { title, caption, spot, unit = "USDC" } = props
  const { state, sliders } = useStrategyControls(
    isTimeless(props.legs) ? { ...props, volatility: undefined } : props,
  )
  const { series, domain, strikes, name, measure, text, note, table } = greekCurves(props, state)
  return (
    <FigureFrame
      title={title}
      caption={caption}
      note={note}
      sliders={sliders}
      table={table}
      formula={formulas.greeks}
    >
      <LineChart
        title={title}
        description={`${name} against the price from ${formatNumber(state.range[0])} to ${formatNumber(state.range[1])} ${unit}${strikes.length > 0 ? `; strike ${strikes.map(strike => formatNumber(strike)).join(", ")}` : ""}.`}
        x={{ label: `Price of the asset, ${unit}`, domain: state.range }}
        y={{ label: `${name}, ${measure}`, domain }}
        series={series}
        bands={rangeBands(state.legs)}
        markers={strikes.map(strike => ({ x: strike, label: `strike ${formatNumber(strike)}` }))}
        readAt={spot ?? strikes[0] ?? state.range[0]}
        readX={price => `${formatNumber(price)} ${unit}`}
        readY={text}
      />
    </FigureFrame>
  )
}
