import { memo, useEffect, useState } from "react"
import type { LabFile } from "../../../content/schema/lab"
import type { Position } from "../../../options/position/legs"
import * as buttons from "../../parts/quiet-button.module.css"
import type { ChartKind } from "../model/chart-kinds"
import type { LabState } from "../model/lab-state"
import { legNames, valueTexts } from "../model/lab-texts"
import { applyPreset } from "../model/presets"
import { Charts } from "./charts"
import { Legs } from "./legs"
import { Market } from "./market"
import { Numbers, Warnings } from "./numbers"
import { RangeSheet } from "./range-sheet"
import { Mint, TakeAway } from "./take-away"
import { type Edit, type Edited, useLab, type View } from "./use-lab"
import { useNarrow } from "./use-narrow"

const groups = ["Bullish", "Bearish", "Neutral", "Large moves"] as const

/**
 * The whole lab: legs and market on one side, chart and numbers on the other. On phones, the chart
 * comes after the strategy and stays in view while the rest scrolls.
 */
export function Instrument({ data }: { data: LabFile }) {
  const { view, late, rested, text, faults, edit, hydrated } = useLab()
  const [kind, setKind] = useState<ChartKind>("result")
  const narrow = useNarrow()
  return (
    <>
      {faults.length > 0 && (
        <div role="alert" className="lab-faults">
          <p>Parts of this address could not be read:</p>
          <ul>
            {faults.map(fault => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="lab-controls needs-script">
        <fieldset className="lab-start">
          <legend className="sr-only">Position</legend>
          <Presets presets={data.presets} edit={edit} />
          <RangeSheet price={view.state.price} symbols={view.state.symbols} edit={edit} />
          <Compare
            hasTwo={view.state.b !== undefined}
            edited={view.edited}
            edit={edit}
            presets={data.presets}
          />
        </fieldset>
        <fieldset className="lab-edit">
          <legend className="sr-only">Legs</legend>
          <Legs view={view} rested={rested} edit={edit} narrow={narrow === true} />
        </fieldset>
      </div>
      <p className="lab-unscripted">
        This is a worked example. With JavaScript, you can build your own position here.
      </p>
      <div className="lab-view">
        <Charts
          view={view}
          rested={rested}
          kind={kind}
          onKind={setKind}
          edit={edit}
          narrow={narrow}
        />
        <div className="lab-rest">
          <Warnings view={late} texts={data.warnings} />
          <Numbers view={late} rested={rested} explained={data.explained} />
          <fieldset className="needs-script">
            <legend className="sr-only">Share or export</legend>
            <TakeAway view={rested} kind={kind} text={text} />
          </fieldset>
          <Mint view={rested} />
        </div>
      </div>
      <fieldset className="lab-market needs-script">
        <legend className="sr-only">Market and account</legend>
        <Market state={view.state} edit={edit} narrow={narrow === true} />
      </fieldset>
      <Announced view={rested} hydrated={hydrated} />
    </>
  )
}

interface PresetsProps {
  presets: LabFile["presets"]
  edit: Edit
}

/** Preset strategies from the docs. */
const Presets = memo(function Presets({ presets, edit }: PresetsProps) {
  const [name, setName] = useState("")
  const chosen = presets.find(preset => preset.name === name)
  return (
    <div>
      <label className="lab-field">
        <span>Strategy</span>
        <select
          value={name}
          onChange={event => {
            const preset = presets.find(one => one.name === event.target.value)
            setName(event.target.value)
            if (preset) edit.preset(preset)
          }}
        >
          <option value="">Start from a strategy</option>
          {groups.map(group => (
            <optgroup key={group} label={group}>
              {presets
                .filter(preset => preset.group === group)
                .map(preset => (
                  <option key={preset.name}>{preset.name}</option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {chosen && (
        <p className="lab-about">
          <a href={chosen.href}>About the {chosen.name.toLowerCase()}</a>
        </p>
      )}
    </div>
  )
})

interface CompareProps {
  hasTwo: boolean
  edited: Edited
  edit: Edit
  presets: LabFile["presets"]
}

/** The first preset's position, around the present price, that differs from the lab's own. */
function otherThan(state: LabState, presets: LabFile["presets"]): Position {
  const own = legNames(state.a, state)
  const others = presets.map(preset => applyPreset(state, preset).a)
  return others.find(other => legNames(other, state) !== own) ?? state.a
}

/** Controls for comparing with a second position. */
const Compare = memo(function Compare({ hasTwo, edited, edit, presets }: CompareProps) {
  if (!hasTwo)
    return (
      <button
        type="button"
        className={`${buttons.button} lab-compare`}
        onClick={() => {
          edit.set(state => ({ ...state, b: otherThan(state, presets) }))
          edit.choose("b")
        }}
      >
        Compare with a second position
      </button>
    )
  return (
    <div className="lab-compare">
      <fieldset className="lab-tabs">
        <legend className="sr-only">Position to edit</legend>
        {(["a", "b"] as const).map(one => (
          <label key={one}>
            <input
              type="radio"
              name="lab-edited"
              checked={edited === one}
              onChange={() => edit.choose(one)}
            />
            <span>Edit {one.toUpperCase()}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={buttons.copy}
        onClick={() => edit.set(state => ({ ...state, a: state[edited] ?? state.a, b: undefined }))}
      >
        Remove {edited === "a" ? "B" : "A"}
      </button>
    </div>
  )
})

/** Announces the effect of a change to screen readers after the reader pauses. */
function Announced({ view, hydrated }: { view: View; hydrated: boolean }) {
  const [said, setSaid] = useState("")
  const { state, position, shown, edited } = view
  const result = (shown.find(({ name }) => name === edited.toUpperCase()) ?? shown[0])?.result
  const texts = valueTexts(state)
  const text = result
    ? `${legNames(position, state)}. Breakevens ${result.breakevens.map(texts.price).join(" and ") || "none"}. Worst case ${texts.unlimitedOr(result.worst.profit)}.`
    : ""
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a text that changes is said
  useEffect(() => {
    if (!hydrated) return
    const timer = setTimeout(() => setSaid(text), 500)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
