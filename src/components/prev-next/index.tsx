import { Icon } from "../icon"
import * as styles from "./prev-next.module.css"

/** An adjacent page; a sidebar link has the required fields. */
export interface Neighbour {
  label: string
  path: string
}

interface PrevNextProps {
  /** Name of the landmark, such as "Docs pages". */
  label: string
  previous?: Neighbour | null
  next?: Neighbour | null
  /** Labels above the titles; default "Previous" and "Next". */
  words?: { previous: string; next: string }
}

/** Links to the previous and next page. */
export function PrevNext({ label, previous, next, words }: PrevNextProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {previous && (
        <a href={previous.path} rel="prev" className={styles.previous}>
          <small>
            <Icon name="arrow" /> {words?.previous ?? "Previous"}
          </small>
          <span>{previous.label}</span>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className={styles.next}>
          <small>
            {words?.next ?? "Next"} <Icon name="arrow" />
          </small>
          <span>{next.label}</span>
        </a>
      )}
    </nav>
  )
}
