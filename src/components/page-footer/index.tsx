import { repository } from "../../site.config"
import { LastUpdated } from "../last-updated"
import { type TagLink, TagList } from "../tag-list"
import * as styles from "./page-footer.module.css"

export interface PageFooterProps {
  tags?: readonly TagLink[]
  /** ISO date of the last change. */
  lastUpdated?: string | null
  lastUpdatedBy?: string | null
  /** Address of the page as Markdown; pages without it are not asked about. */
  markdownPath?: string | null
}

/** Below a text: its tags, its age, and whether it was of help (browser/reading/feedback.ts). */
export function PageFooter({ tags, lastUpdated, lastUpdatedBy, markdownPath }: PageFooterProps) {
  return (
    <footer className={styles.footer} data-print="none">
      {tags && <TagList tags={tags} />}
      {lastUpdated && (
        <p>
          <LastUpdated date={lastUpdated} author={lastUpdatedBy} />
        </p>
      )}
      {markdownPath && (
        // Another one for each page, since the script fills it.
        <details key={markdownPath}>
          <summary className="button quiet" data-aid="feedback">
            Was this helpful?
          </summary>
          <a className="link" href={`${repository}/issues/new?title=Feedback+on+${markdownPath}`}>
            Tell us in an issue
          </a>
        </details>
      )}
    </footer>
  )
}
