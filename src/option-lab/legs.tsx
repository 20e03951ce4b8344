import {
  withLeg,
  withNewLeg,
  withoutLeg,
  withPartner,
  withStrike,
  withStrikeMoved,
  withWidth,
} from "../content-components/parts/lab/edit-state"
import { amount, legName } from "../content-components/parts/lab/lab-texts"
import * as buttons from "../content-components/parts/quiet-button.module.css"
import { boundsOfLeg, type PositionLeg } from "../options/position/legs"
import { widest } from "../options/position/timescale"
import { strikeOf } from "../options/price-range"
import { Choice, NumberField } from "./fields"
import type { Lab } from "./use-lab"

const sides = [
  ["short", "Sell"],
  ["long", "Buy"],
] as const
const types = [
  ["put", "Put"],
  ["call", "Call"],
] as const

/** The legs of the position that is edited. */
export function Legs({ lab }: { lab: Lab }) {
  const { state, position, setPosition } = lab
  const { symbols } = state
  return (
    <div className="lab-legs">
      {position.legs.map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place in the position
        <Leg key={index} lab={lab} leg={leg} index={index} />
      ))}
      <div className="lab-grid">
        <NumberField
          label="Size"
          unit={symbols.asset}
          value={position.size}
          least={1e-9}
          most={1e12}
          step={0.1}
          onChange={size => setPosition({ ...position, size })}
        />
        <button
          type="button"
          className={buttons.button}
          disabled={position.legs.length === 4}
          onClick={() => setPosition(withNewLeg(position, state))}
        >
          Add a leg
        </button>
      </div>
    </div>
  )
}

function Leg({ lab, leg, index }: { lab: Lab; leg: PositionLeg; index: number }) {
  const { state, position, setPosition } = lab
  const { pair, symbols } = state
  const bounds = boundsOfLeg(leg, pair)
  const strike = strikeOf(bounds)
  const set = (next: PositionLeg) => setPosition(withLeg(position, index, next))
  const partners = position.legs.flatMap((other, at) =>
    at === index ? [] : [[String(at), `Leg ${at + 1}: ${legName(other, state)}`] as const],
  )
  return (
    <fieldset className="lab-leg">
      <legend>
        Leg {index + 1}
        <span className="lab-unit">
          {" "}
          {amount(bounds.lower)} to {amount(bounds.upper)}
        </span>
      </legend>
      <div className="lab-grid">
        <Choice
          label="Side"
          value={leg.side}
          options={sides}
          onChange={side => set({ ...leg, side })}
        />
        <Choice
          label="Type"
          value={leg.type}
          options={types}
          onChange={type => set({ ...leg, type })}
        />
        <NumberField
          label="Strike"
          unit={symbols.quote}
          value={Number(strike.toPrecision(6))}
          least={strike / 1000}
          most={strike * 1000}
          late
          onStep={steps => set(withStrikeMoved(leg, steps, pair))}
          onChange={wanted => set(withStrike(leg, wanted, pair))}
        />
        <NumberField
          label="Width"
          unit={`± ${amount((bounds.upper / strike - 1) * 100)}%`}
          value={leg.width}
          least={1}
          most={widest}
          step={1}
          onChange={width => set(withWidth(leg, width, pair))}
        />
        <NumberField
          label="Ratio"
          value={leg.ratio}
          least={1}
          most={127}
          step={1}
          onChange={ratio => set({ ...leg, ratio: Math.round(ratio) })}
        />
        {partners.length > 0 && (
          <Choice
            label="Risk partner"
            value={String(leg.partner)}
            options={[[String(index), "None"] as const, ...partners]}
            onChange={partner => setPosition(withPartner(position, index, Number(partner)))}
          />
        )}
      </div>
      {position.legs.length > 1 && (
        <button
          type="button"
          className={buttons.copy}
          onClick={() => setPosition(withoutLeg(position, index))}
          aria-label={`Remove leg ${index + 1}: ${legName(leg, state)}`}
        >
          Remove
        </button>
      )}
    </fieldset>
  )
}
