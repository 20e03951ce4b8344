import type { PropsOf } from "../props-of"
import type { component } from "./component"
import * as styles from "./steps.module.css"

/** Renders its ordered list as numbered steps joined by a line. */
export function Steps({ children }: PropsOf<typeof component>) {
  return <div className={styles.steps}>{children}</div>
}
