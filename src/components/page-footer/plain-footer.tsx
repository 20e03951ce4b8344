import type { ReactNode } from "react"
import { repository } from "../../site.config"
import * as styles from "./page-footer.module.css"

export interface PlainFooterProps {
  above?: ReactNode
  /** Date of the last change. */
  age?: ReactNode
  /** Address of the page as Markdown; pages without it do not ask for feedback. */
  markdownPath?: string | null
}

/** Footer with feedback only (browser/reading/feedback.ts), for texts without tags or a date. */
export function PlainFooter({ above, age, markdownPath }: PlainFooterProps) {
  return (
    <footer className={styles.footer} data-print="none">
      {above}
      {age && <p>{age}</p>}
      {markdownPath && (
        // Keyed by page, because the script fills the element.
        <details key={markdownPath}>
          <summary className="button quiet" data-aid="feedback">
            Was this helpful?
          </summary>
          <a
            className="link"
            href={`${repository}/issues/new?${new URLSearchParams({ title: `Feedback on ${markdownPath}` })}`}
          >
            Tell us in an issue
          </a>
        </details>
      )}
    </footer>
  )
}
