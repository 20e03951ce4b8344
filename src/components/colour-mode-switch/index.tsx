import { useEffect } from "react"
import { followColourMode, toggleColourMode } from "../../browser/colour-mode"
import { Icon } from "../icon"
import * as styles from "./colour-mode-switch.module.css"

/**
 * Switches between light and dark. Both labels are in the HTML and CSS shows the right one, so the
 * button needs no state and is correct before scripts run.
 */
export function ColourModeSwitch() {
  useEffect(followColourMode, [])
  return (
    <button type="button" className={styles.button} data-scripted="" onClick={toggleColourMode}>
      <span className={styles.inLight}>
        <Icon name="moon" />
        <span className={styles.label}>Switch to dark theme</span>
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" />
        <span className={styles.label}>Switch to light theme</span>
      </span>
    </button>
  )
}
