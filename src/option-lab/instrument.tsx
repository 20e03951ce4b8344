import { useEffect, useState } from "react"
import type { LabFile } from "../content/schema/lab"
import { legNames, valueTexts } from "../content-components/parts/lab/lab-texts"
import { applyPreset } from "../content-components/parts/lab/presets"
import * as buttons from "../content-components/parts/quiet-button.module.css"
import { Charts } from "./charts"
import { Legs } from "./legs"
import { Market } from "./market"
import { Numbers, Warnings } from "./numbers"
import { Mint, TakeAway } from "./take-away"
import { type Lab, useLab } from "./use-lab"

const groups = ["Bullish", "Bearish", "Neutral", "Large moves"] as const

/** The whole lab: legs and market to one side, chart and numbers to the other; on phones the chart stands between them. */
export function Instrument({ data }: { data: LabFile }) {
  const lab = useLab()
  const { faults, hydrated } = lab
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
      <fieldset className="lab-controls" disabled={!hydrated}>
        <legend className="sr-only">Position</legend>
        <Presets lab={lab} presets={data.presets} />
        <Compare lab={lab} />
        <Legs lab={lab} />
      </fieldset>
      <div className="lab-view">
        <Charts lab={lab} />
        <Warnings lab={lab} texts={data.warnings} />
        <Numbers lab={lab} explained={data.explained} />
        <fieldset className="needs-script" disabled={!hydrated}>
          <legend className="sr-only">Take it away</legend>
          <TakeAway lab={lab} />
        </fieldset>
        <Mint lab={lab} />
      </div>
      <fieldset disabled={!hydrated}>
        <legend className="sr-only">Market and account</legend>
        <Market lab={lab} />
      </fieldset>
      <Announced lab={lab} />
    </>
  )
}

/** Strategies of the docs to begin with. */
function Presets({ lab, presets }: { lab: Lab; presets: LabFile["presets"] }) {
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
            if (!preset) return
            const next = applyPreset({ ...lab.state, a: lab.position }, preset)
            lab.set(lab.edited === "b" ? { ...next, a: lab.state.a, b: next.a } : next)
          }}
        >
          <option value="">Choose one to start from</option>
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
}

/** A second position beside the first. */
function Compare({ lab }: { lab: Lab }) {
  const { state, edited, set, setEdited } = lab
  if (!state.b)
    return (
      <button
        type="button"
        className={`${buttons.button} lab-compare`}
        onClick={() => {
          set({ ...state, b: state.a })
          setEdited("b")
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
              onChange={() => setEdited(one)}
            />
            <span>Edit {one.toUpperCase()}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={buttons.copy}
        onClick={() => set({ ...state, a: lab.position, b: undefined })}
      >
        Keep {edited.toUpperCase()} only
      </button>
    </div>
  )
}

/** Says what a change did, once the reader pauses. */
function Announced({ lab }: { lab: Lab }) {
  const [said, setSaid] = useState("")
  const { state, position, shown, edited, hydrated } = lab
  const result = (shown.find(({ name }) => name === edited.toUpperCase()) ?? shown[0])?.result
  const texts = valueTexts(state)
  const text = result
    ? `${legNames(position, state)}. Breakevens ${result.breakevens.map(texts.price).join(" and ") || "none"}. Worst case ${texts.unlimitedOr(result.worst.profit)}.`
    : ""
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a text that changes is said
  useEffect(() => {
    if (!hydrated) return
    const timer = setTimeout(() => setSaid(text), 800)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
