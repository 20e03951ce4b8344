import type { Announcement } from "../../content/schema/navigation"
import * as styles from "./rescue-banner.module.css"

/**
 * Banner on every page that informs users of the rescue and links to the claim page; it cannot be
 * closed.
 */
export function RescueBanner({ text, links }: Announcement) {
  return (
    <section className={styles.banner} aria-label="Important notice">
      <p>
        {text}{" "}
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}
