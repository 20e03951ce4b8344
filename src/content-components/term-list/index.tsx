import { useContext } from "react"
import { ContentDataContext } from "../content-data"
import * as styles from "./term-list.module.css"

/**
 * The glossary: every term with its definition, linked to its page. Takes no props.
 *
 * <TermList />
 */
export function TermList() {
  const { terms } = useContext(ContentDataContext)
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
