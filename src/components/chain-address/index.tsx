import { CopyButton } from "../copy-button"
import * as styles from "./chain-address.module.css"
import { shortAddress } from "./short-address"

interface ChainAddressProps {
  address: string
  /** Owner of the address, for the button's name. */
  of: string
  /** Class of the button, if it needs its own. */
  button?: string
}

/**
 * A contract's address with a button to copy it. On phones its middle is hidden until readers open
 * it, so that the button stays in view; wider screens and paper show all of it.
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
