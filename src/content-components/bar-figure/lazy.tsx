import { percent } from "../../options/rounding"
import { DescribedPicture } from "../parts/described-picture"
import type { Bar as BarModel, BarsDrawing } from "../parts/figure-model"
import { figureView } from "../parts/figure-view"
import { Room } from "../parts/room"
import * as styles from "./bar-figure.module.css"
import { barFigure } from "./figure"

export const BarFigure = figureView(barFigure, ({ title, drawings }) =>
  drawings.map(
    drawing =>
      drawing.kind === "bars" && <Bars key={drawing.kind} title={title} drawing={drawing} />,
  ),
)

function Bars({ title, drawing }: { title: string; drawing: BarsDrawing }) {
  const { description, rows, zero, names, unit } = drawing
  const texts = rows.flatMap(({ bars }) => bars.map(({ text }) => text.length))
  const valueRoom = "0".repeat(Math.max(...texts) + 2)
  return (
    <>
      {names && (
        <p className={styles.names} aria-hidden="true">
          {names.map((name, index) => (
            <span key={name} className={index === 0 ? styles.first : styles.second}>
              {name}
            </span>
          ))}
        </p>
      )}
      <DescribedPicture className={styles.bars} title={title} description={description}>
        {rows.map(({ label, bars }) => (
          <div key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={styles.tracks} data-room={valueRoom}>
              {bars.map((bar, index) => (
                <Bar key={names?.[index] ?? label} zero={zero} {...bar} />
              ))}
            </span>
          </div>
        ))}
      </DescribedPicture>
      {unit && <p className={styles.unit}>{unit}</p>}
    </>
  )
}

const toneClass = { accent: styles.first, muted: styles.second, loss: styles.negative }

function Bar({ from, to, zero, tone, text }: BarModel & Pick<BarsDrawing, "zero">) {
  return (
    <span className={styles.track}>
      <span className={styles.zero}>
        <Room width={percent(zero)} />
      </span>
      <Room width={percent(from)} />
      <svg
        className={`${styles.bar} ${toneClass[tone]}`}
        width={percent(to - from)}
        aria-hidden="true"
      />
      <span className={styles.value}>{text}</span>
    </span>
  )
}
