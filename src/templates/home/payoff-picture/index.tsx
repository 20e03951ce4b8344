import { useEffect, useState } from "react"
import { drawingAnchor } from "../../../content/routes"
import { Chart } from "./chart"
import { LabLink, showInLab } from "./lab-link"
import {
  axes,
  boundsOf,
  type Instrument,
  market,
  type Position,
  type Side,
  startPosition,
  streamiaOf,
  wholeNumber,
} from "./payoff"
import * as styles from "./payoff-picture.module.css"

const instruments: { value: Instrument; label: string }[] = [
  { value: "call", label: "Call" },
  { value: "put", label: "Put" },
  { value: "straddle", label: "Straddle" },
]

const sides: { value: Side; label: string }[] = [
  { value: "buyer", label: "Buy" },
  { value: "seller", label: "Sell" },
]

/**
 * Value of an option of the protocol by price. Readers choose the option and move strike and width;
 * without script it is a picture of a long call.
 */
export function PayoffPicture() {
  const [position, setPosition] = useState<Position>(startPosition)
  const change = (part: Partial<Position>) => setPosition({ ...position, ...part })
  const { lower, upper } = boundsOf(position)
  useEffect(() => showInLab(position), [position])
  return (
    <figure id={drawingAnchor} className={styles.picture}>
      <div className={styles.choices}>
        <Choice
          legend="Option"
          options={instruments}
          value={position.instrument}
          onChange={instrument => change({ instrument })}
        />
        <Choice
          legend="Side"
          options={sides}
          value={position.side}
          onChange={side => change({ side })}
        />
      </div>
      <Chart position={position} onWidth={width => change({ width })} />
      <div className={styles.sliders}>
        <Slider
          label="Strike"
          {...axes.strike}
          value={position.strike}
          text={`${wholeNumber(position.strike)} USDC`}
          onChange={strike => change({ strike })}
        />
        <Slider
          label="Width"
          {...axes.width}
          value={position.width}
          text={`${wholeNumber(lower)} to ${wholeNumber(upper)}`}
          onChange={width => change({ width })}
        />
        <Slider
          label="Days held"
          {...axes.days}
          value={position.days}
          text={`${position.days} days, ${position.side === "buyer" ? "−" : "+"}${wholeNumber(streamiaOf(position))} USDC`}
          onChange={days => change({ days })}
        />
      </div>
      <figcaption>
        Gain or loss on 1 ETH, opened at {wholeNumber(market.price)} and closed at each price, after
        the streamia expected at 80% volatility. Premium streams only while the price is between{" "}
        <b>{wholeNumber(lower)}</b> and <b>{wholeNumber(upper)}</b>.
        <span className="needs-script"> Drag the dots to change the range.</span>{" "}
        <LabLink>Open in the lab</LabLink>
      </figcaption>
    </figure>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  options: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="sr-only">{legend}</legend>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={legend}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface SliderProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value with its unit. */
  text: string
  onChange: (value: number) => void
}

function Slider({ label, text, onChange, ...range }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>
        {label} <b>{text}</b>
      </span>
      <input
        type="range"
        {...range}
        aria-valuetext={text}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </label>
  )
}
