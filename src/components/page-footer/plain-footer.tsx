import type { ReactNode } from "react"
import { repository } from "../../site.config"
import * as styles from "./page-footer.module.css"

export interface PlainFooterProps {
  above?: ReactNode
  /** When the page was changed. */
  age?: ReactNode
  /** Address of the page as Markdown; pages without it are not asked about. */
  markdownPath?: string | null
}

/** Below a text: whether it was of help (browser/reading/feedback.ts). Pages without tags or a date need no more. */
export function PlainFooter({ above, age, markdownPath }: PlainFooterProps) {
  return (
    <footer className={styles.footer} data-print="none">
      {above}
      {age && <p>{age}</p>}
      {markdownPath && (
        // Another one for each page, since the script fills it.
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
