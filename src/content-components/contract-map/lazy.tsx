import { useDeferredValue, useState } from "react"
import { FilterBox } from "../../components/filter-box"
import { WordBreaks } from "../../components/word-breaks"
import { DataTable } from "../parts/data-table"
import type { PropsOf } from "../props-of"
import { callAnchor } from "./call-anchor"
import type { component } from "./component"
import * as styles from "./contract-map.module.css"
import type { ContractMapData, MappedFunction } from "./contract-map-file"
import { isAskedFor } from "./is-asked-for"

const columns = [
  { label: "V1.1", sortable: true },
  { label: "V2", sortable: true },
  { label: "What to do", sortable: true },
]

const none: ContractMapData = { functions: [] }

/**
 * Every external function of V1.1 with its counterpart in V2, and a search box for signatures,
 * selectors, or words.
 */
export function ContractMap({ map: { functions } = none }: PropsOf<typeof component>) {
  const [query, setQuery] = useState("")
  const deferred = useDeferredValue(query)
  const rows = functions.map((row, index) => ({
    id: callAnchor(index),
    hidden: !isAskedFor(row, deferred),
    cells: [
      <Call key="from" {...row} />,
      row.to.length > 0 ? row.to.map(call => <Call key={call.href} {...call} />) : "None",
      <>
        <strong>{row.status}</strong>
        <br />
        {row.how}
      </>,
    ],
    order: [row, row.to[0], row].map((call, column) =>
      column === 2 ? row.status : call ? `${call.contract} ${call.function}` : "",
    ),
  }))
  const shown = rows.filter(({ hidden }) => !hidden).length
  return (
    <div className={styles.map}>
      <FilterBox
        label="Signature, selector, or words"
        query={query}
        onQuery={setQuery}
        result={query.trim() ? `${shown} of ${rows.length} functions` : `${rows.length} functions`}
      />
      <DataTable caption="Functions of V1.1 and V2" columns={columns} rows={rows} />
    </div>
  )
}

type CallProps = Pick<MappedFunction, "contract" | "function" | "href" | "selector">

function Call({ contract, function: signature, href, selector }: CallProps) {
  const [name = "", types = ""] = signature.split(/(?=\()/)
  return (
    <div className={styles.call}>
      <small>{contract}</small>
      <a href={href}>
        <code>
          <WordBreaks text={name} />
        </code>
      </a>
      <small>
        <code>
          <WordBreaks text={types.replaceAll(",", ", ")} />
        </code>
      </small>
      {selector && <code>{selector}</code>}
    </div>
  )
}
