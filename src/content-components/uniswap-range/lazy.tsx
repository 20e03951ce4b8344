import { useId, useState } from "react"
import { Table } from "../../components/table"
import { labAddress } from "../../content/routes"
import { rangeState } from "../lab/model/range-state"
import { writeState } from "../lab/model/write-state"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import { rangeReport } from "./report"
import * as styles from "./uniswap-range.module.css"

type Range = PropsOf<typeof component>

const fields = [
  ["lower", "Lower price, USDC"],
  ["upper", "Upper price, USDC"],
  ["amount", "Amount, USDC"],
  ["price", "Price now, USDC"],
] as const satisfies readonly (readonly [keyof Range, string])[]

/** Tool that shows which short put a Uniswap range is, what it earns, and what hedges it. */
export function UniswapRange(opened: Range) {
  const fault = useId()
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(fields.map(([name]) => [name, String(opened[name])])),
  )
  const read = (name: keyof Range) => Number(texts[name] || Number.NaN)
  const written: Range = {
    lower: read("lower"),
    upper: read("upper"),
    amount: read("amount"),
    price: read("price"),
  }
  const message = faultIn(written)
  // While a field is invalid, the last valid range is shown.
  const [good, setGood] = useState<Range>(opened)
  const { steps, tables } = rangeReport(good)
  return (
    <section className={styles.tool} aria-label="Your Uniswap range">
      <fieldset className={`needs-script ${styles.fields}`}>
        <legend className="sr-only">Your range</legend>
        {fields.map(([name, label]) => (
          <label key={name}>
            {label}
            <input
              type="number"
              inputMode="decimal"
              min="0"
              step="any"
              value={texts[name]}
              aria-invalid={message !== undefined}
              aria-describedby={message ? fault : undefined}
              onChange={({ target: { value } }) => {
                setTexts({ ...texts, [name]: value })
                const next = { ...written, [name]: Number(value || Number.NaN) }
                if (!faultIn(next)) setGood(next)
              }}
            />
          </label>
        ))}
      </fieldset>
      <p id={fault} role="status" className={styles.fault}>
        {message}
      </p>
      <ol>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {tables.map(({ title, columns, rows }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section key={title} className="table-scroll" aria-label={title} tabIndex={0}>
          <p className={styles.title}>{title}</p>
          <Table heads={columns}>
            {rows.map(([head = "", ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </Table>
        </section>
      ))}
      <p>
        <a href={labAddress(writeState(rangeState(good)))}>Open this short put in the option lab</a>
      </p>
    </section>
  )
}

/** Message that says what to write instead of an invalid entry; undefined if all are valid. */
function faultIn({ lower, upper, amount, price }: Range): string | undefined {
  if (![lower, upper, amount, price].every(value => value > 0 && value < 1e15))
    return "Write a number above 0 in each field."
  if (lower >= upper) return "Write a lower price that is below the upper one."
  return undefined
}
