import { type ReactNode, useEffect, useId } from "react"
import { countHidden } from "../../../browser/reading/hidden-columns"
import { Table } from "../../../components/table"
import type { FigureModel } from "../figure-model"
import { distinctRows, type FigureTable } from "../figure-table"
import { Slider, type SliderProps } from "../slider"
import { TakeAway } from "../take-away"
import { figureAnchor, settingsQuery } from "../take-away/slider-address"
import { useAddress } from "../take-away/use-address"
import * as styles from "./figure-frame.module.css"
import { useOpened } from "./use-opened"

interface FigureFrameProps {
  model: FigureModel
  /** Controls for readers. What they set before the script is there is taken over. */
  sliders?: SliderProps[]
  children: ReactNode
}

/** Layout shared by all figures: title, picture, controls, caption, and the numbers as a table. */
export function FigureFrame({ model, sliders = [], children }: FigureFrameProps) {
  const { title, caption, source, note, table } = model
  const titleId = useId()
  const { opened, isChanged, reset } = useOpened(sliders)
  const anchor = figureAnchor(title)
  useAddress(title, sliders)
  return (
    <figure className={styles.figure} id={anchor} aria-labelledby={titleId}>
      <figcaption>
        <span className={styles.title} id={titleId}>
          {title}
        </span>
        <span className={styles.caption}>{caption}</span>
      </figcaption>
      {children}
      {sliders.length > 0 && (
        <fieldset className={`needs-script ${styles.controls}`}>
          <legend className="sr-only">Change the figure</legend>
          {sliders.map(slider => (
            <Slider key={slider.label} {...slider} />
          ))}
        </fieldset>
      )}
      {/* Below the sliders, so that they stay under the finger. Its space is reserved, so that
         nothing moves when it appears. */}
      {sliders.length > 0 && (
        <p className={styles.opened} data-changed={isChanged || undefined}>
          You changed this figure; the caption describes the original.{" "}
          <button type="button" className="link" onClick={reset}>
            Reset
          </button>
        </p>
      )}
      {(note || source) && (
        <p className={styles.note}>
          {note} {source && `Source: ${source}.`}
        </p>
      )}
      <div className={styles.foot}>
        <NumbersTable title={title} table={table} />
        <TakeAway
          model={model}
          address={`${settingsQuery(title, sliders, opened)}#${anchor}`}
          isChanged={isChanged}
        />
      </div>
    </figure>
  )
}

interface NumbersTableProps {
  title: string
  table: FigureTable
}

function NumbersTable({ title, table }: NumbersTableProps) {
  useEffect(countHidden, [])
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>Show data</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table-scroll" aria-label={`Numbers: ${title}`} tabIndex={0}>
        <Table className={styles.table} heads={table.columns}>
          {distinctRows(table.rows).map(([head = "", ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </Table>
      </section>
    </details>
  )
}
