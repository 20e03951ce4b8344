import type { MouseEvent } from "react"
import * as buttons from "../../parts/quiet-button.module.css"

/** A button that copies, saves, or shares. */
export const Action = ({
  does,
  onClick,
}: {
  does: string
  onClick: (event: MouseEvent<HTMLElement>) => void
}) => (
  <button type="button" className={buttons.button} onClick={onClick}>
    {does}
  </button>
)
