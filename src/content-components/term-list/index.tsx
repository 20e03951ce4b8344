import type { Term } from "../../content/tree/glossary"
import * as styles from "./term-list.module.css"

/**
 * The glossary: every term with its definition, linked to its page. Authors write no props; the build fills in
 * the terms, which are the documents with a `hoverText`.
 *
 * <TermList />
 */
export function TermList({ terms = [] }: { terms?: Term[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ title, path, definition }) => (
        <div key={path} className={styles.term}>
          <dt>
            <a className={styles.link} href={path}>
              {title}
            </a>
          </dt>
          <dd className={styles.definition}>{definition}</dd>
        </div>
      ))}
    </dl>
  )
}
