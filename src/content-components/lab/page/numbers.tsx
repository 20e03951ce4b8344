import { memo, useMemo } from "react"
import type { LabFile } from "../../../content/schema/lab"
import type { LabNumber } from "../model/lab-number"
import { labNumbers } from "../model/lab-numbers"
import { labWarnings } from "../model/lab-warnings"
import type { View } from "./use-lab"

interface WarningsProps {
  view: View
  texts: LabFile["warnings"]
}

/** Warnings for each position. */
export const Warnings = memo(function Warnings({ view, texts }: WarningsProps) {
  const { state, shown } = view
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
})

interface NumbersProps {
  view: View
  /** The view when the reader last paused; the formulas show its numbers. */
  rested: View
  explained: LabFile["explained"]
}

/** Numbers of each position; each one expands to show its formula. */
export const Numbers = memo(function Numbers({ view, rested, explained }: NumbersProps) {
  const columns = columnsOf(view)
  const formulas = useMemo(() => columnsOf(rested), [rested])
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
                {numbers[row]?.note && <span className="lab-note">{numbers[row].note}</span>}
              </b>
            ))}
          </summary>
          <Formulas columns={formulas} row={row} />
          <p>
            <a href={explained[id]}>How it works</a>
          </p>
        </details>
      ))}
    </div>
  )
})

interface Column {
  name: string
  numbers: LabNumber[]
}

const columnsOf = ({ state, shown }: View): Column[] =>
  shown.map(({ name, position, result }) => ({
    name,
    numbers: labNumbers(state, position, result),
  }))

/** Formula of a number for each position, with values filled in. */
const Formulas = memo(function Formulas({ columns, row }: { columns: Column[]; row: number }) {
  return (
    <>
      {columns.flatMap(({ name, numbers }) =>
        (numbers[row]?.formula ?? []).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line with other figures stays the same
          <p key={name + index}>
            {columns.length > 1 && index === 0 && <b>{name}: </b>}
            {line}
          </p>
        )),
      )}
    </>
  )
})
