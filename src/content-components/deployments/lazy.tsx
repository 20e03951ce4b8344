import { useState } from "react"
import { ChainAddress } from "../../components/chain-address"
import { FilterBox } from "../../components/filter-box"
import { matches } from "../../components/filter-box/matches"
import { WordBreaks } from "../../components/word-breaks"
import type { Deployments as Data } from "../../content/schema/deployments"
import { DataTable } from "../parts/data-table"
import * as buttons from "../parts/quiet-button.module.css"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import { contractAnchor } from "./contract-anchor"
import * as styles from "./deployments.module.css"

const columns = [
  { label: "Contract", sortable: true },
  { label: "Version", sortable: true },
  { label: "Address", sortable: true },
]

const none: Data = { networks: [], versions: [] }

/**
 * Addresses of the core contracts, with copy buttons and links to block explorers, as a table, or
 * as cards on phones. Authors write no props: the build fills in `content/data/deployments.yaml`,
 * and the status from `content/data/safety.yaml`.
 */
export function Deployments({
  deployments: { networks, versions } = none,
  status,
}: PropsOf<typeof component>) {
  const [query, setQuery] = useState("")
  const rows = versions.flatMap(version =>
    version.contracts.map(({ name, href, address, role }) => ({
      id: contractAnchor(version, name),
      hidden: !matches([name, version.name, version.uniswap, address, role].join(" "), query),
      cells: [
        <>
          <a href={href}>
            <WordBreaks text={name} />
          </a>
          {role && <small className={styles.note}>{role}</small>}
        </>,
        <>
          {version.name}
          <small className={styles.note}>Uniswap {version.uniswap}</small>
        </>,
        <div key="address">
          <ChainAddress address={address} of={`${name} ${version.name}`} button={buttons.copy} />
          <span className={styles.explorers}>
            {status && <strong>{status}</strong>}
            {networks.map(network => (
              <a
                key={network.name}
                href={`${network.explorer}${address}`}
                aria-label={`${name} ${version.name} on ${network.name}`}
              >
                {network.name}
              </a>
            ))}
          </span>
        </div>,
      ],
      order: [name, version.name, address],
    })),
  )
  const shown = rows.filter(({ hidden }) => !hidden).length
  return (
    <div className={styles.deployments}>
      <FilterBox
        label="Filter addresses"
        query={query}
        onQuery={setQuery}
        result={query.trim() ? `${shown} of ${rows.length} addresses` : `${rows.length} addresses`}
      />
      <DataTable caption="Addresses of the core contracts" columns={columns} rows={rows} />
    </div>
  )
}
