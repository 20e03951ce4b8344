import { useId } from "react"
import { percent } from "../../options/rounding"
import { FigureFrame } from "../parts/figure-frame"
import { formatNumber } from "../parts/format"
import { linearScale } from "../parts/linear-scale"
import { Room } from "../parts/room"
import type { PropsOf } from "../props-of"
import * as styles from "./bar-figure.module.css"
import type { component } from "./component"

export type BarFigureProps = PropsOf<typeof component>

/** Horizontal bars of transcribed numbers, each with its value, losses to the left. */
export function BarFigure({ title, caption, unit, data, series, source }: BarFigureProps) {
  const id = useId()
  const values = data.flatMap(([, ...numbers]) => numbers)
  const decimals = Math.min(Math.max(...values.map(value => decimalPlaces(value))), 4)
  const text = (value: number) => formatNumber(value, decimals) + (unit === "%" ? "%" : "")
  const scale = linearScale([Math.min(0, ...values), Math.max(0, ...values)], [0, 1])
  const valueRoom = "0".repeat(Math.max(...values.map(value => text(value).length)) + 2)
  return (
    <FigureFrame
      title={title}
      caption={caption}
      source={source}
      table={{
        columns: ["Bar", ...(series ?? [title]).map(name => `${name}, ${unit}`)],
        rows: data.map(([label, ...numbers]) => [label, ...numbers.map(text)]),
      }}
    >
      {series && (
        <p className={styles.names} aria-hidden="true">
          {series.map((name, index) => (
            <span key={name} className={index === 0 ? styles.first : styles.second}>
              {name}
            </span>
          ))}
        </p>
      )}
      <div
        className={styles.bars}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}extremes`}
      >
        <span id={`${id}title`} hidden>
          {title}
        </span>
        <span id={`${id}extremes`} hidden>
          {extremes(data, series, text, unit)}
        </span>
        {data.map(([label, ...numbers]) => (
          <div key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={styles.tracks} data-room={valueRoom}>
              {numbers.map((value, index) => (
                <Bar
                  key={series?.[index] ?? label}
                  second={index === 1}
                  from={scale(Math.min(value, 0))}
                  to={scale(Math.max(value, 0))}
                  zero={scale(0)}
                  negative={value < 0}
                  text={text(value)}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
      {unit !== "%" && <p className={styles.unit}>{unit}</p>}
    </FigureFrame>
  )
}

interface BarProps {
  second: boolean
  /** Shares of the width (0 to 1). */
  from: number
  to: number
  zero: number
  negative: boolean
  text: string
}

function Bar({ second, from, to, zero, negative, text }: BarProps) {
  const tone = negative ? styles.negative : second ? styles.second : styles.first
  return (
    <span className={styles.track}>
      <span className={styles.zero}>
        <Room width={percent(zero)} />
      </span>
      <Room width={percent(from)} />
      <svg className={`${styles.bar} ${tone}`} width={percent(to - from)} aria-hidden="true" />
      <span className={styles.value}>{text}</span>
    </span>
  )
}

const decimalPlaces = (value: number) => (String(value).split(".")[1] ?? "").length

function extremes(
  data: BarFigureProps["data"],
  series: BarFigureProps["series"],
  text: (value: number) => string,
  unit: string,
): string {
  const flat = data.flatMap(([row, ...numbers]) =>
    numbers.map((value, index) => ({
      label: series ? `${row}, ${series[index]}` : row,
      value,
    })),
  )
  const sorted = [...flat].sort((a, b) => a.value - b.value)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return ""
  const suffix = unit === "%" ? "" : ` ${unit}`
  return `${flat.length} bars from ${text(least.value)}${suffix} (${least.label}) to ${text(most.value)}${suffix} (${most.label}).`
}
