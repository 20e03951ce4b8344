import { type KeyboardEvent, memo, type PointerEvent, useRef } from "react"
import { flushSync } from "react-dom"
import { boundsOfLeg, type Position, type PositionLeg } from "../../../options/position/legs"
import { widest } from "../../../options/position/timescale"
import { strikeOf } from "../../../options/price-range"
import { percent } from "../../../options/rounding"
import { widthTo, withStrike, withStrikeMoved, withWidth } from "../model/edit-state"
import type { LabState } from "../model/lab-state"
import { amount, legName } from "../model/lab-texts"
import type { Edit } from "./use-lab"

/** Height of a leg's row in pixels, enough for a finger. */
export const rowHeight = 44

interface HandlesProps {
  position: Position
  pair: LabState["pair"]
  quote: string
  /** Prices at both ends of the row. */
  low: number
  high: number
  edit: Edit
  onHold: (holds: boolean) => void
}

/** A row for each leg below the chart: its range, with handles for the strike and both ends. */
export const Handles = memo(function Handles({ position, ...props }: HandlesProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each handle in it has a name.
    <svg className="lab-handles" width="100%" height={rowHeight * position.legs.length}>
      {position.legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place in the position
        <Row key={index} leg={leg} index={index} {...props} />
      ))}
    </svg>
  )
})

interface RowProps extends Omit<HandlesProps, "position"> {
  leg: PositionLeg
  index: number
}

const Row = memo(function Row({ leg, index, pair, quote, low, high, edit, onHold }: RowProps) {
  const across = (price: number) => (price - low) / (high - low)
  const priceAt = (share: number) => low + share * (high - low)
  const { lower, upper } = boundsOfLeg(leg, pair)
  const strike = strikeOf({ lower, upper })
  const y = rowHeight * (index + 0.5)
  const name = legName(leg, { pair })
  const widen = (width: (leg: PositionLeg, pair: LabState["pair"]) => number) =>
    edit.leg(index, (leg, { pair }) => withWidth(leg, width(leg, pair), pair))
  const bound = (end: "lower" | "upper", price: number) => (
    <Handle
      key={end}
      label={`Leg ${index + 1}, ${end} end of the range`}
      place={across(price)}
      y={y}
      value={leg.width}
      least={1}
      most={widest}
      text={`${amount(price)} ${quote}, ${leg.width} tick spacings wide`}
      onDrag={share => widen((leg, pair) => widthTo(leg, priceAt(share), pair))}
      onSteps={steps => widen(({ width }) => width + (end === "upper" ? steps : -steps))}
      onHold={onHold}
    />
  )
  return (
    <g data-side={leg.side}>
      <line
        x1={percent(across(lower))}
        x2={percent(across(upper))}
        y1={y}
        y2={y}
        className="lab-bar"
      />
      <text
        x={percent(Math.min(Math.max(across(strike), 0.12), 0.88))}
        y={y - 12}
        textAnchor="middle"
      >
        {name}
      </text>
      {bound("lower", lower)}
      {bound("upper", upper)}
      <Handle
        label={`Leg ${index + 1}, strike`}
        isStrike
        place={across(strike)}
        y={y}
        value={Number(strike.toPrecision(6))}
        least={0}
        most={Number(high.toPrecision(6))}
        text={`${name} ${quote}`}
        onDrag={share => edit.leg(index, (leg, { pair }) => withStrike(leg, priceAt(share), pair))}
        onSteps={steps => edit.leg(index, (leg, { pair }) => withStrikeMoved(leg, steps, pair))}
        onHold={onHold}
      />
    </g>
  )
})

interface HandleProps {
  label: string
  isStrike?: boolean
  place: number
  y: number
  value: number
  least: number
  most: number
  text: string
  onDrag: (share: number) => void
  onSteps: (steps: number) => void
  onHold: (holds: boolean) => void
}

const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/** A slider on the chart that moves by mouse, touch, or keys. */
function Handle(props: HandleProps) {
  const { label, isStrike, place, y, value, least, most, text, onDrag, onSteps, onHold } = props
  // Distance from the handle's center to the pointer, so that pressing its edge does not move it.
  const grip = useRef(0)
  const shareOf = ({ currentTarget, clientX }: PointerEvent<SVGElement>) => {
    const box = currentTarget.ownerSVGElement?.getBoundingClientRect()
    return box && box.width > 0 ? (clientX - box.left) / box.width : place
  }
  const release = () => onHold(false)
  return (
    <>
      <circle
        cx={percent(place)}
        cy={y}
        r={isStrike ? 7 : 5}
        className={isStrike ? "lab-dot lab-strike" : "lab-dot"}
      />
      <circle
        cx={percent(place)}
        cy={y}
        r={isStrike ? 16 : 22}
        className="lab-grip"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={value}
        aria-valuetext={text}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          grip.current = shareOf(event) - place
          onHold(true)
        }}
        onPointerMove={event => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
          const share = Math.min(Math.max(shareOf(event) - grip.current, 0.001), 0.999)
          // Browsers send pointer moves just before a frame; without flushSync, React would miss
          // that frame.
          flushSync(() => onDrag(share))
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event: KeyboardEvent) => {
          const steps = keySteps[event.key]
          if (steps === undefined) return
          event.preventDefault()
          onSteps(steps)
        }}
      />
    </>
  )
}
