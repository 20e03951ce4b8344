import { AlgoliaMark } from "./algolia-mark"
import { ModalIcon } from "./modal-icon"

interface ModalFooterProps {
  isHosted: boolean
  /** True if the site's own index answers instead of the hosted one. */
  isFallback: boolean
}

/** Keys of the dialog, and the source of the results. */
export function ModalFooter({ isHosted, isFallback }: ModalFooterProps) {
  return (
    <div className="modal-footer">
      <ul className="modal-keys">
        <li>
          <Key name="Enter" icon="enter" /> to select
        </li>
        <li>
          <Key name="Arrow down" icon="down" />
          <Key name="Arrow up" icon="up" /> to navigate
        </li>
        <li>
          <kbd>Esc</kbd> to close
        </li>
      </ul>
      {isFallback && <p className="modal-note">Results from the index on this site</p>}
      {/* Algolia's logo is shown only for its own results. */}
      {isHosted && !isFallback && <AlgoliaMark />}
    </div>
  )
}

function Key({ name, icon }: { name: string; icon: "enter" | "up" | "down" }) {
  return (
    <kbd>
      <ModalIcon name={icon} />
      <span className="sr-only">{name}</span>
    </kbd>
  )
}
