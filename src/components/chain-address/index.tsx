import { CopyButton } from "../copy-button"
import * as styles from "./chain-address.module.css"
import { shortAddress } from "./short-address"

interface ChainAddressProps {
  address: string
  /** Whose address it is, for the button's name. */
  of: string
  /** Class of the button, where the page has none for it. */
  button?: string
}

/**
 * An address of a contract and a button to copy it. On phones its middle is left out until readers ask for it, so that the button
 * stays in view; on paper and on wider screens it is whole.
 */
export function ChainAddress({ address, of, button }: ChainAddressProps) {
  const short = shortAddress(address)
  return (
    <div className={styles.address}>
      <details>
        <summary aria-label={`${short}, in full ${address}`}>{short}</summary>
      </details>
      <code>{address}</code>
      <CopyButton className={button} value={address} label={`Copy the address of ${of}`} />
    </div>
  )
}
