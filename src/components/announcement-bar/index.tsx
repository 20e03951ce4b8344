import { useEffect } from "react"
import type { Announcements } from "../../content/schema/navigation"
import { Icon } from "../icon"
import * as styles from "./announcement-bar.module.css"
import { dismissAnnouncement, noteAnnouncement } from "./dismissal"

/**
 * A bar that readers can close. It is always in the HTML; a script in the head hides a closed bar
 * before the first paint.
 */
export function AnnouncementBar({ id, text, links }: NonNullable<Announcements["bar"]>) {
  useEffect(() => noteAnnouncement(id), [id])
  return (
    <section className={styles.bar} aria-label="Announcement">
      <p>
        {text}{" "}
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
      <button
        type="button"
        aria-label="Close announcement"
        data-scripted=""
        onClick={() => dismissAnnouncement(id)}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
