import type { LabFile } from "../content/schema/lab"
import { type LabNumber, labNumbers } from "../content-components/parts/lab/lab-numbers"
import { labWarnings } from "../content-components/parts/lab/lab-warnings"
import type { Lab } from "./use-lab"

/** What the docs would warn of, for each position. */
export function Warnings({ lab, texts }: { lab: Lab; texts: LabFile["warnings"] }) {
  const { state, shown } = lab
  const found = shown.flatMap(({ name, position, result }) =>
    labWarnings(state, position, result).map(warning => ({ name, warning })),
  )
  if (found.length === 0) return null
  return (
    <ul className="lab-warnings" aria-label="Warnings">
      {found.map(({ name, warning }) => {
        const { text = "", href = "", link = "" } = texts[warning] ?? {}
        return (
          <li key={name + warning}>
            {shown.length > 1 && <b>{name}: </b>}
            {text} <a href={href}>{link}</a>
          </li>
        )
      })}
    </ul>
  )
}

/** The numbers of each position; each opens its formula. */
export function Numbers({ lab, explained }: { lab: Lab; explained: LabFile["explained"] }) {
  const { state, shown } = lab
  const columns = shown.map(one => ({
    name: one.name,
    numbers: labNumbers(state, one.position, one.result),
  }))
  return (
    <div className="lab-numbers">
      {(columns[0]?.numbers ?? []).map(({ id, label }, row) => (
        <details key={id}>
          <summary>
            <span>{label}</span>
            {columns.map(({ name, numbers }) => (
              <b key={name}>
                {columns.length > 1 && <span className="lab-unit">{name} </span>}
                {numbers[row]?.value}
              </b>
            ))}
          </summary>
          {columns.map(({ name, numbers }) => (
            <Formula
              key={name}
              name={columns.length > 1 ? name : undefined}
              number={numbers[row]}
            />
          ))}
          <p>
            <a href={explained[id]}>How it works</a>
          </p>
        </details>
      ))}
    </div>
  )
}

function Formula({ name, number }: { name?: string | undefined; number?: LabNumber | undefined }) {
  return (
    <>
      {number?.formula.map((line, index) => (
        <p key={line}>
          {name && index === 0 && <b>{name}: </b>}
          {line}
        </p>
      ))}
    </>
  )
}
