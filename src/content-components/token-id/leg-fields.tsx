import { useId, useState } from "react"
import type { TokenIdLeg } from "../../options/encoding/token-id"
import * as styles from "./token-id.module.css"

interface LegFieldsProps {
  leg: TokenIdLeg
  index: number
  /** Number of legs that can be its partner. */
  count: number
  onChange(leg: TokenIdLeg): void
}

/** The seven fields of a leg. An input applies once its value fits the field's bits. */
export function LegFields({ leg, index, count, onChange }: LegFieldsProps) {
  const change = (some: Partial<TokenIdLeg>) => onChange({ ...leg, ...some })
  const isCall = leg.tokenType === leg.asset
  const other = leg.asset === 0 ? 1 : 0
  return (
    <fieldset className={styles.leg}>
      <legend>Leg {index + 1}</legend>
      <Choice
        label="Side"
        value={leg.isLong ? 1 : 0}
        options={["short", "long"]}
        onChange={value => change({ isLong: value === 1 })}
      />
      <Choice
        label="Type"
        value={isCall ? 1 : 0}
        options={["put", "call"]}
        onChange={value => change({ tokenType: value === 1 ? leg.asset : other })}
      />
      <Choice
        label="Asset"
        value={leg.asset}
        options={["token0", "token1"]}
        onChange={value =>
          change({
            asset: value === 1 ? 1 : 0,
            // Keeps a put a put: `tokenType` flips with the asset.
            tokenType: (value === 1) === isCall ? 1 : 0,
          })
        }
      />
      <WholeNumber
        label="Option ratio"
        value={leg.optionRatio}
        range={[1, 127]}
        onChange={optionRatio => change({ optionRatio })}
      />
      <WholeNumber
        label="Strike (tick)"
        value={leg.strike}
        range={[-887272, 887272]}
        onChange={strike => change({ strike })}
      />
      <WholeNumber
        label="Width"
        value={leg.width}
        range={[1, 4095]}
        onChange={width => change({ width })}
      />
      <Choice
        label="Partner"
        value={leg.riskPartner}
        options={Array.from({ length: count }, (_, at) =>
          at === index ? "none" : `leg ${at + 1}`,
        )}
        onChange={riskPartner => change({ riskPartner })}
      />
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  value: number
  options: readonly string[]
  onChange(value: number): void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={event => onChange(Number(event.target.value))}>
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </select>
    </label>
  )
}

interface WholeNumberProps {
  label: string
  value: number
  range: [least: number, most: number]
  onChange(value: number): void
}

function WholeNumber({ label, value, range: [least, most], onChange }: WholeNumberProps) {
  const hint = useId()
  // Text of the input during typing, which need not be a number yet.
  const [draft, setDraft] = useState<string>()
  const fits = (text: string) =>
    /^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most
  const isWrong = draft !== undefined && !fits(draft)
  return (
    <label className={styles.field}>
      {label}
      <input
        type="text"
        inputMode={least < 0 ? "text" : "numeric"}
        autoComplete="off"
        value={draft ?? value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hint : undefined}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value)
          if (fits(target.value)) onChange(Number(target.value))
        }}
      />
      {isWrong && (
        <small id={hint} className={styles.fault}>
          a whole number from {least} to {most}
        </small>
      )}
    </label>
  )
}
