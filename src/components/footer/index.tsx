import { type ReactNode, useEffect, useState } from "react"
import { choiceAttribute } from "../../analytics/start"
import type { Navigation, NavigationLink } from "../../content/schema/navigation"
import { copyrightYear } from "../../site.config"
import * as styles from "./footer.module.css"

/** Footer with conversation links, further links, legal information and disclaimer. */
export function Footer({
  footer,
  isCounted = false,
}: Pick<Navigation, "footer"> & { isCounted?: boolean }) {
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
          <LinkList links={legal}>
            {isCounted && (
              <li>
                <button
                  type="button"
                  className="needs-script"
                  data-scripted=""
                  {...{ [choiceAttribute]: "" }}
                >
                  Analytics preferences
                </button>
              </li>
            )}
            <li>
              <button type="button" data-aid="keys" hidden>
                Keyboard shortcuts
              </button>
            </li>
          </LinkList>
        </div>
      </div>
    </footer>
  )
}

function LinkList({ links, children }: { links: NavigationLink[]; children?: ReactNode }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {children}
    </ul>
  )
}

/**
 * The reader's year. The HTML contains the configured one, so that a commit always builds the same
 * bytes.
 */
function CopyrightYear() {
  const [year, setYear] = useState<number>(copyrightYear)
  useEffect(() => setYear(Math.max(copyrightYear, new Date().getFullYear())), [])
  return <>{year}</>
}
