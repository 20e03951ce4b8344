import { AlgoliaMark } from "./algolia-mark"
import { ModalIcon } from "./modal-icon"

interface ModalFooterProps {
  isHosted: boolean
  /** Whether the index on this site answers for the hosted one. */
  isFallback: boolean
}

/** The keys of the dialog, and who answers. */
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
      {/* Their mark stands for their answers only. */}
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
