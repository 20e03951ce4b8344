import type { PropsOf } from "../props-of"
import * as styles from "./cards.module.css"
import type { component } from "./component"

/** Sets the `<Card>`s between its tags side by side where there is room. */
export function Cards({ children }: PropsOf<typeof component>) {
  return <div className={styles.cards}>{children}</div>
}
