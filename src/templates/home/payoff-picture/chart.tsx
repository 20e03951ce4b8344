import { roundDecimals } from "../../../options/rounding"
import { DragDot } from "./drag-dot"
import {
  axes,
  boundsOf,
  describe,
  type Position,
  resultOf,
  samplePrices,
  wholeNumber,
} from "./payoff"
import * as styles from "./payoff-picture.module.css"

const width = 640
const height = 402
/** Bottom of the plot, in units of the drawing; the labels of the price axis are below it. */
const floor = 344
const zero = floor / 2
const marks = [500, -500]

const x = (price: number) =>
  roundDecimals(((price - axes.price.min) / (axes.price.max - axes.price.min)) * width)
/** Price at a horizontal position of the drawing, from 0 at its left edge to 1 at its right. */
const priceAt = (share: number) => axes.price.min + share * (axes.price.max - axes.price.min)
const y = (value: number) => roundDecimals(zero - (value / axes.value) * (zero - 8))

interface ChartProps {
  position: Position
  /** Called with the new width of the range, in percent, when a reader drags a dot. */
  onWidth: (width: number) => void
}

/**
 * Gain or loss of the position by price, with its range and strike, and the other side's as an
 * outline. The dots at the ends of the range can be dragged.
 */
export function Chart({ position, onWidth }: ChartProps) {
  const { lower, upper } = boundsOf(position)
  const buys = position.side === "buyer"
  const line = curve(position)
  const result = resultOf(position)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing in it has a name, and so have the dots.
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart}>
      <svg role="img" aria-label={describe(position)}>
        <clipPath id="plot">
          <path d={`M0 0H${width}V${floor}H0z`} />
        </clipPath>
        <clipPath id="gain">
          <path d={`M0 0H${width}V${zero}H0z`} />
        </clipPath>
        <clipPath id="lost">
          <path d={`M0 ${zero}H${width}V${floor}H0z`} />
        </clipPath>
        <g clipPath="url(#plot)">
          <rect
            x={x(lower)}
            width={roundDecimals(x(upper) - x(lower))}
            height={floor}
            className={styles.range}
          />
          <path d={blocks(x(lower), x(upper))} className={styles.blocks} />
          <path
            clipPath="url(#gain)"
            d={`M0 ${zero}L${line}L${width} ${zero}z`}
            className={styles.profit}
          />
          <path
            clipPath="url(#lost)"
            d={`M0 ${zero}L${line}L${width} ${zero}z`}
            className={styles.loss}
          />
          <path d={`M0 ${zero}H${width}`} className={styles.axis} />
          <path
            d={marks.map(value => `M0 ${y(value)}H${width}`).join("")}
            className={styles.grid}
          />
          <path
            d={`M${curve({ ...position, side: buys ? "seller" : "buyer" })}`}
            className={styles.other}
          />
          <path d={`M${line}`} className={styles.line} />
        </g>
        <path d={`M${x(position.strike)} 0V${floor}`} className={styles.strike} />
        <path d={`M0 ${floor}H${width}`} className={styles.axis} />
        <g className={styles.labels}>
          {marks.map(value => (
            <text key={value} x="8" y={y(value) - 6} className={styles.quiet}>
              {value > 0 ? "+" : "−"}
              {Math.abs(value)} USDC
            </text>
          ))}
          <text
            x={width - 8}
            y={besideEnd({ ...position, side: "buyer" })}
            textAnchor="end"
            className={buys ? undefined : styles.quiet}
          >
            Buyer
          </text>
          <text
            x={width - 8}
            y={besideEnd({ ...position, side: "seller" })}
            textAnchor="end"
            className={buys ? styles.quiet : undefined}
          >
            Seller
          </text>
          <text x={Math.max(x(lower), 64)} y={floor + 22} textAnchor="end">
            {wholeNumber(lower)}
          </text>
          <text x={Math.min(x(upper), width - 64)} y={floor + 22}>
            {wholeNumber(upper)}
          </text>
          <text x={x(position.strike)} y={floor + 47} textAnchor="middle" className={styles.quiet}>
            strike {wholeNumber(position.strike)}
          </text>
        </g>
      </svg>
      {(["lower", "upper"] as const).map(bound => {
        const price = bound === "lower" ? lower : upper
        return (
          <DragDot
            key={bound}
            position={position}
            bound={bound}
            price={price}
            cx={x(price)}
            cy={y(result(price))}
            priceAt={priceAt}
            onWidth={onWidth}
          />
        )
      })}
    </svg>
  )
}

/** Baseline of a name at the right end of a curve: above the buyer's, below the seller's. */
function besideEnd(position: Position): number {
  const at = y(resultOf(position)(axes.price.max - 60))
  const beside = position.side === "buyer" ? at - 14 : at + 28
  return roundDecimals(Math.min(Math.max(beside, 26), floor - 8), 1)
}

/** Points of a position's curve, without the leading M. */
function curve(position: Position): string {
  const result = resultOf(position)
  return samplePrices(position)
    .map(price => `${roundDecimals(x(price), 1)} ${roundDecimals(y(result(price)), 1)}`)
    .join("L")
}

/** Hairlines through the range, which suggest the blocks in which premium streams. */
function blocks(from: number, to: number): string {
  const step = 8
  const count = Math.floor((to - from) / step)
  const lines = Array.from({ length: count }, (_, i) => from + step * (i + 0.5))
  return lines.map(at => `M${roundDecimals(at, 1)} 0V${floor}`).join("")
}
