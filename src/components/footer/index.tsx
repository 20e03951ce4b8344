import { useEffect, useState } from "react"
import type { Navigation, NavigationLink } from "../../content-model/navigation"
import { copyrightYear } from "../../site.config"
import * as styles from "./footer.module.css"

/** Where to talk, where to go on, who publishes the site and what it is not. */
export function Footer({ footer }: Pick<Navigation, "footer">) {
  const { conversation, columns, legal, copyrightHolder, trademark, disclaimer } = footer
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.conversation} aria-labelledby="conversation" data-print="none">
          <h2 id="conversation">{conversation.title}</h2>
          <p>{conversation.text}</p>
          <LinkList links={conversation.links} />
        </section>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
        <div className={styles.legal}>
          <p>{disclaimer}</p>
          <p>
            © <CopyrightYear /> {copyrightHolder}. {trademark}
          </p>
          <LinkList links={legal} />
          <button type="button" data-aid="keys" className={styles.keys} hidden>
            Keyboard shortcuts
          </button>
        </div>
      </div>
    </footer>
  )
}

function LinkList({ links }: { links: NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

/** The reader's year; the configured one in the HTML, so that the same commit builds the same bytes. */
function CopyrightYear() {
  const [year, setYear] = useState<number>(copyrightYear)
  useEffect(() => setYear(Math.max(copyrightYear, new Date().getFullYear())), [])
  return <>{year}</>
}
