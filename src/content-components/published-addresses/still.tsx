import { ChainAddress } from "../../components/chain-address"
import { PublicationDate } from "../../components/publication-date"
import { WordBreaks } from "../../components/word-breaks"
import type { PublishedAddressData } from "../../content/schema/published-addresses"
import * as styles from "../deployments/deployments.module.css"
import { DataTable } from "../parts/data-table"
import * as buttons from "../parts/quiet-button.module.css"
import type { PropsOf } from "../props-of"
import { addressAnchor } from "./anchor"
import type { component } from "./component"

const none: PublishedAddressData = { sets: [] }

const columns = [{ label: "Contract" }, { label: "Version" }, { label: "Address" }]

/**
 * Addresses that the team published and that nobody has confirmed on chain for this site. The build
 * fills in `content/data/v2-addresses.json`, so authors write no props.
 */
export function PublishedAddresses({ addresses = none }: PropsOf<typeof component>) {
  const rows = addresses.sets.flatMap(({ version, chain, date, status, addresses: listed }) =>
    listed.map(({ name, address }) => ({
      id: addressAnchor(version, name),
      cells: [
        <WordBreaks key="name" text={name} />,
        <>
          {version}
          <small className={styles.note}>{chain}</small>
        </>,
        <div key="address">
          <ChainAddress address={address} of={`${name}, ${version}`} button={buttons.copy} />
          <span className={styles.explorers}>
            <strong>{status}</strong>
            <PublicationDate date={date} />
          </span>
        </div>,
      ],
    })),
  )
  return (
    <div className={styles.deployments}>
      <DataTable
        caption="Published addresses, not confirmed on chain"
        columns={columns}
        rows={rows}
      />
    </div>
  )
}
