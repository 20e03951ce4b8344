import { Icon } from "../icon"
import * as styles from "./prev-next.module.css"

/** A page beside this one; a link of the sidebar serves as well. */
export interface Neighbour {
  label: string
  path: string
}

interface PrevNextProps {
  /** Name of the landmark: "Docs pages". */
  label: string
  previous?: Neighbour | null
  next?: Neighbour | null
  /** Words above the titles; "Previous" and "Next" unless given. */
  words?: { previous: string; next: string }
}

/** The pages before and after this one. */
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
