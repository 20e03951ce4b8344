import type { ReactNode } from "react"
import * as styles from "./cards.module.css"

/** Sets the `<Card>`s between its tags side by side where there is room. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
