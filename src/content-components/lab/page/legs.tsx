import { memo, useMemo, useState } from "react"
import { boundsOfLeg, type PositionLeg } from "../../../options/position/legs"
import { widest } from "../../../options/position/timescale"
import { strikeOf } from "../../../options/price-range"
import * as buttons from "../../parts/quiet-button.module.css"
import {
  withNewLeg,
  withoutLeg,
  withPartner,
  withStrike,
  withStrikeMoved,
  withWidth,
} from "../model/edit-state"
import type { LabState } from "../model/lab-state"
import { amount, legName, legOrder } from "../model/lab-texts"
import { Choice, NumberField } from "./fields"
import { Sheet } from "./sheet"
import type { Edit, View } from "./use-lab"

const sides = [
  ["short", "Sell"],
  ["long", "Buy"],
] as const
const types = [
  ["put", "Put"],
  ["call", "Call"],
] as const

interface LegsProps {
  view: View
  /**
   * The view when the reader last paused. Leg names use it because they need not update at once.
   */
  rested: View
  edit: Edit
  narrow: boolean
}

/** Editor for the legs of the selected position. */
export function Legs({ view, rested, edit, narrow }: LegsProps) {
  const { pair, symbols } = view.state
  const { legs, size } = view.position
  const [opened, setOpened] = useState(narrow ? undefined : 0)
  const names = useMemo(
    () => rested.position.legs.map((leg, at) => `Leg ${at + 1}: ${legName(leg, rested.state)}`),
    [rested],
  )
  return (
    <div className="lab-legs">
      {legs.map((leg, index) => (
        <Leg
          // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place in the position
          key={index}
          leg={leg}
          index={index}
          count={legs.length}
          names={names}
          pair={pair}
          quote={symbols.quote}
          edit={edit}
          open={opened === index}
          onOpen={setOpened}
        />
      ))}
      <div className="lab-grid">
        <NumberField
          label="Size"
          unit={symbols.asset}
          value={size}
          least={1e-9}
          most={1e12}
          step={0.1}
          onChange={size => edit.position(position => ({ ...position, size }))}
        />
        <button
          type="button"
          className={buttons.button}
          disabled={legs.length === 4}
          onClick={() => {
            edit.position(withNewLeg)
            if (!narrow) setOpened(legs.length)
          }}
        >
          Add a leg
        </button>
      </div>
    </div>
  )
}

interface LegProps {
  leg: PositionLeg
  index: number
  count: number
  /** Labels of the legs in the partner list, such as "Leg 1: Short put 1,900". */
  names: string[]
  pair: LabState["pair"]
  quote: string
  edit: Edit
  open: boolean
  /** Opens the fields of one leg, or of none. */
  onOpen: (index: number | undefined) => void
}

const Leg = memo(function Leg(props: LegProps) {
  const { leg, index, count, names, pair, quote, edit, open, onOpen } = props
  const bounds = boundsOfLeg(leg, pair)
  const strike = strikeOf(bounds)
  const set = (change: Partial<PositionLeg>) => edit.leg(index, leg => ({ ...leg, ...change }))
  const others = Array.from({ length: count }, (_, at) => at).filter(at => at !== index)
  return (
    <Sheet
      title={`Leg ${index + 1}`}
      summary={legOrder(leg, pair)}
      className="lab-leg"
      open={open}
      onToggle={open => onOpen(open ? index : undefined)}
    >
      <p className="lab-unit">
        Range {amount(bounds.lower)} to {amount(bounds.upper)} {quote}
      </p>
      <div className="lab-grid">
        <Choice label="Side" value={leg.side} options={sides} onChange={side => set({ side })} />
        <Choice label="Type" value={leg.type} options={types} onChange={type => set({ type })} />
        <NumberField
          label="Strike"
          unit={quote}
          value={Number(strike.toPrecision(6))}
          least={strike / 1000}
          most={strike * 1000}
          late
          onStep={steps => edit.leg(index, leg => withStrikeMoved(leg, steps, pair))}
          onChange={wanted => edit.leg(index, leg => withStrike(leg, wanted, pair))}
        />
        <NumberField
          label="Width"
          unit={`± ${amount((bounds.upper / strike - 1) * 100)}%`}
          value={leg.width}
          least={1}
          most={widest}
          step={1}
          onChange={width => edit.leg(index, leg => withWidth(leg, width, pair))}
        />
        <NumberField
          label="Ratio"
          value={leg.ratio}
          least={1}
          most={127}
          step={1}
          onChange={ratio => set({ ratio: Math.round(ratio) })}
        />
        {count > 1 && (
          <Choice
            label="Risk partner"
            wide
            value={String(leg.partner)}
            options={[
              [String(index), "None"],
              ...others.map(at => [String(at), names[at] ?? `Leg ${at + 1}`] as const),
            ]}
            onChange={partner =>
              edit.position(position => withPartner(position, index, Number(partner)))
            }
          />
        )}
      </div>
      {count > 1 && (
        <button
          type="button"
          className={buttons.copy}
          onClick={() => edit.position(position => withoutLeg(position, index))}
          aria-label={`Remove leg ${index + 1}: ${legName(leg, { pair })}`}
        >
          Remove
        </button>
      )}
    </Sheet>
  )
})
