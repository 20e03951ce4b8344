import { CopyButton } from "../../components/copy-button"
import { DataTable } from "../parts/data-table"
import * as buttons from "../parts/quiet-button.module.css"
import { endpointAnchor } from "./anchors"
import type { Subgraph } from "./subgraph-file"
import * as styles from "./subgraph-schema.module.css"

/** Query endpoint of each network. */
export function Endpoints({ endpoints }: Pick<Subgraph, "endpoints">) {
  return (
    <>
      <h3 id="endpoints">Endpoints</h3>
      <DataTable
        caption="Endpoints of the subgraph"
        columns={[{ label: "Network" }, { label: "Address" }]}
        rows={endpoints.map(({ network, url }) => ({
          id: endpointAnchor(network),
          cells: [
            network,
            <span key="url" className={styles.endpoint}>
              <CopyButton
                className={buttons.copy}
                value={url}
                label={`Copy the endpoint of ${network}`}
              />
              <code>{url}</code>
            </span>,
          ],
        }))}
      />
    </>
  )
}
