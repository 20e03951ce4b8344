import { memo, type ReactNode, useId, useState } from "react"

interface NumberFieldProps {
  label: string
  /** Shown behind the number, such as a token. */
  unit?: string
  value: number
  least: number
  most: number
  /** What one press of an arrow key adds. */
  step?: number
  /** What so many presses do instead. */
  onStep?: (steps: number) => void
  /** Counts only when the field is left or Enter is pressed, for a value that goes to the nearest one there is. */
  late?: boolean
  onChange: (value: number) => void
}

/** Digits that a field shows: those that a value has, without what arithmetic leaves behind. */
const written = (value: number) => String(Number(value.toPrecision(8)))

/**
 * A number that counts once it is one that the lab takes; until then it says what it takes. Drawn again where something else is
 * to be seen: what it calls changes the newest state of the lab, so that one of an earlier drawing does the same.
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
  /** In a row of its own: its texts are long. */
  wide?: boolean
  onChange: (value: Value) => void
}

/** A list to choose from. */
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

/** A part of the controls that can be folded. */
export function Fold({
  title,
  open,
  children,
}: {
  title: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className="lab-fold" open={open}>
      <summary>{title}</summary>
      <div className="lab-grid">{children}</div>
    </details>
  )
}
