import { memo, useId, useState } from "react"

interface NumberFieldProps {
  label: string
  /** Shown after the number, such as a token. */
  unit?: string
  value: number
  least: number
  most: number
  /** Amount that one press of an arrow key adds. */
  step?: number
  /** Replaces `step`: handles a number of arrow-key presses. */
  onStep?: (steps: number) => void
  /**
   * Applies the value only on blur or Enter, for values that are rounded to the nearest usable one.
   */
  late?: boolean
  onChange: (value: number) => void
}

/** Formats a value without floating-point noise. */
const written = (value: number) => String(Number(value.toPrecision(8)))

/**
 * A number input that applies valid values and otherwise shows what it accepts. Memoized: callbacks
 * always change the newest state, so one from an earlier render works too.
 */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { label, unit, value, least, most, step = 1, onStep, late, onChange } = props
  const [draft, setDraft] = useState<string>()
  const id = useId()
  const number = draft === undefined || draft.trim() === "" ? Number.NaN : Number(draft)
  const isWrong = draft !== undefined && !(number >= least && number <= most)
  const settle = () => {
    if (late && draft !== undefined && !isWrong) onChange(number)
    setDraft(undefined)
  }
  return (
    <label className="lab-field">
      <span>
        {label}
        {unit && <span className="lab-unit"> {unit}</span>}
      </span>
      <input
        type="number"
        inputMode="decimal"
        min={written(least)}
        max={written(most)}
        step="any"
        value={draft ?? written(value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={event => {
          const text = event.target.value
          setDraft(text)
          const next = Number(text)
          if (!late && text.trim() !== "" && next >= least && next <= most) onChange(next)
        }}
        onKeyDown={event => {
          if (event.key === "Enter") settle()
          const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
          if (!steps) return
          event.preventDefault()
          setDraft(undefined)
          if (onStep) onStep(steps)
          else onChange(Math.min(Math.max(Number(written(value + steps * step)), least), most))
        }}
        onBlur={settle}
      />
      {isWrong && (
        <span id={id} className="lab-unit">
          {`Write a number from ${least} to ${most}.`}
        </span>
      )}
    </label>
  )
}, showsSame)

function showsSame(before: NumberFieldProps, after: NumberFieldProps): boolean {
  return (Object.keys(after) as (keyof NumberFieldProps)[]).every(
    key => typeof after[key] === "function" || before[key] === after[key],
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  /** Takes a full row, for long option texts. */
  wide?: boolean
  onChange: (value: Value) => void
}

/** A labeled select element. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, wide, onChange } = props
  return (
    <label className={wide ? "lab-field lab-wide" : "lab-field"}>
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.target.value as Value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
