import { useId } from "react"
import { roundSignificant } from "../../../options/rounding"
import type { FigureSlider } from "../figure-model"
import * as styles from "./slider.module.css"
import { useSwipe } from "./use-swipe"

export interface SliderProps extends Omit<FigureSlider, "sets"> {
  onChange: (value: number) => void
}

/** A labeled native range input with its value. */
export function Slider({ label, value, min, max, step, format, onChange }: SliderProps) {
  const id = useId()
  const { take, handlers } = useSwipe(onChange)
  return (
    <div className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <output className={styles.value} htmlFor={id} aria-live="off">
        {format(value)}
      </output>
      <input
        id={id}
        className={styles.input}
        type="range"
        min={roundSignificant(min)}
        max={roundSignificant(max)}
        step={roundSignificant(step)}
        value={roundSignificant(value)}
        aria-valuetext={format(value)}
        onChange={event => take(Number(event.currentTarget.value))}
        {...handlers}
      />
    </div>
  )
}
