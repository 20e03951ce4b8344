import type { PropsOf } from "../props-of"
import * as styles from "./card.module.css"
import type { component } from "./component"

/** A linked box with a title and a line of text. */
export function Card({ title, href, children }: PropsOf<typeof component>) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <a className={styles.link} href={href}>
          {title}
        </a>
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
