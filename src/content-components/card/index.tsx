import type { PropsOf } from "../props-of"
import * as styles from "./card.module.css"
import type { component } from "./component"

export type CardProps = PropsOf<typeof component>

/**
 * A linked box with a title and a line of text.
 *
 * <Card title="Sell options" href="/docs/getting-started/sell">Earn streamia while the price is in range.</Card>
 */
export function Card({ title, href, children }: CardProps) {
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
