import type { PropsOf } from "../props-of"
import * as styles from "./cards.module.css"
import type { component } from "./component"

/** Arranges its `<Card>`s next to each other when the width allows. */
export function Cards({ children }: PropsOf<typeof component>) {
  return <div className={styles.cards}>{children}</div>
}
