import type { ReactNode } from "react"
import * as styles from "./page-footer.module.css"

export interface PlainFooterProps {
  above?: ReactNode
  /** When the page was changed. */
  age?: ReactNode
  /** Address of the page as Markdown; the button copies it, where there is a script. */
  markdownPath?: string | null
  /** Where the source file can be edited. */
  editUrl?: string | null
}

/** Below a page that has neither tags nor a date. */
export function PlainFooter({ above, age, markdownPath, editUrl }: PlainFooterProps) {
  return (
    <footer className={styles.footer} data-print="none">
      {above}
      <p>
        {age && <span>{age}</span>}
        {markdownPath && (
          <>
            <button type="button" data-aid="page" data-path={markdownPath} hidden>
              Copy page as Markdown
            </button>
            <a href={markdownPath}>View as Markdown</a>
          </>
        )}
        {editUrl && <a href={editUrl}>Edit this page</a>}
      </p>
    </footer>
  )
}
