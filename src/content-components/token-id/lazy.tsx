import { useId, useState } from "react"
import {
  decodeTokenId,
  encodeTokenId,
  type TokenIdLeg,
  wordOf,
} from "../../options/encoding/token-id"
import * as buttons from "../parts/quiet-button.module.css"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import { describeTokenId, idColumns, parseTokenId } from "./describe-token-id"
import { LegFields } from "./leg-fields"
import * as styles from "./token-id.module.css"

const firstLeg: TokenIdLeg = {
  asset: 0,
  optionRatio: 1,
  isLong: false,
  tokenType: 1,
  riskPartner: 0,
  strike: 0,
  width: 1,
}

/** A decoded token id. Readers can paste another one or edit its legs. */
export function TokenId({ title, id, tokens }: PropsOf<typeof component>) {
  const heading = useId()
  const fault = useId()
  const [text, setText] = useState(id)
  const parsed = parseTokenId(text)
  // While the text is not a valid id, the last valid one is shown.
  const [good, setGood] = useState(BigInt(id))
  const value = "value" in parsed ? parsed.value : good
  const { poolId, legs } = decodeTokenId(value)
  const { legs: sentences, rows, verdict } = describeTokenId(value, tokens)

  const write = (written: string) => {
    setText(written)
    const now = parseTokenId(written)
    if ("value" in now) setGood(now.value)
  }
  const setLegs = (changed: readonly TokenIdLeg[]) => write(wordOf(encodeTokenId(poolId, changed)))

  return (
    <section className={styles.tool} aria-labelledby={heading}>
      <p id={heading} className={styles.title}>
        {title}
      </p>
      <div className="needs-script">
        <fieldset className={styles.controls}>
          <legend className="sr-only">Edit the token id</legend>
          <label className={styles.field}>
            Token id, in hex or decimal
            <textarea
              rows={3}
              spellCheck={false}
              value={text}
              aria-invalid={"fault" in parsed}
              aria-describedby={"fault" in parsed ? fault : undefined}
              onChange={event => write(event.target.value)}
            />
          </label>
          {"fault" in parsed && (
            <p id={fault} className={styles.fault}>
              {parsed.fault}
            </p>
          )}
          {legs.map((leg, index) => (
            <LegFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place in the id
              key={index}
              leg={leg}
              index={index}
              count={legs.length}
              onChange={changed => setLegs(legs.map((old, at) => (at === index ? changed : old)))}
            />
          ))}
          <p className={styles.buttons}>
            <button
              type="button"
              className={buttons.button}
              disabled={legs.length === 4}
              onClick={() =>
                setLegs([...legs, { ...(legs.at(-1) ?? firstLeg), riskPartner: legs.length }])
              }
            >
              Add a leg
            </button>
            <button
              type="button"
              className={buttons.button}
              disabled={legs.length <= 1}
              onClick={() => setLegs(legs.slice(0, -1))}
            >
              Remove the last leg
            </button>
            <button type="button" className={buttons.button} data-copy={wordOf(value)}>
              Copy the id
            </button>
          </p>
        </fieldset>
      </div>
      <p className={styles.word}>
        <code>{wordOf(value)}</code>
      </p>
      <div role="status">
        <ul>
          {sentences.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{verdict}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label="Fields of the token id">
        <table>
          <thead>
            <tr>
              {idColumns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                </th>
                <td>{row.bits}</td>
                <td>{row.value}</td>
                <td>{row.meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
