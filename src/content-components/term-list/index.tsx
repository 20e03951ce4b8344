import type { PropsOf } from "../props-of"
import type { component } from "./component"
import * as styles from "./term-list.module.css"

/**
 * The glossary: every term with its definition, linked to its page. Authors write no props; the build fills in
 * the terms, which are the documents with a `hoverText`.
 */
export function TermList({ terms = [] }: PropsOf<typeof component>) {
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
