import { repository } from "../../site.config"
import { LastUpdated } from "../last-updated"
import { type TagLink, TagList } from "../tag-list"
import * as styles from "./page-footer.module.css"

export interface PageFooterProps {
  tags?: readonly TagLink[]
  /** ISO date of the last change. */
  lastUpdated?: string | null
  lastUpdatedBy?: string | null
  /** Address of the page as Markdown; the button copies it, where there is a script. */
  markdownPath?: string | null
  /** Archive of an article's text, figures and their numbers. */
  reproducePath?: string | null
  /** Where the source file can be edited. */
  editUrl?: string | null
}

/** Below a text: its tags, its age, its Markdown, where to mend it, and whether it was of help (browser/reading/feedback.ts). */
export function PageFooter({
  tags,
  lastUpdated,
  lastUpdatedBy,
  markdownPath,
  reproducePath,
  editUrl,
}: PageFooterProps) {
  return (
    <footer className={styles.footer} data-print="none">
      {tags && <TagList tags={tags} />}
      <p>
        {lastUpdated && (
          <span>
            <LastUpdated date={lastUpdated} author={lastUpdatedBy} />
          </span>
        )}
        {markdownPath && (
          <>
            <button type="button" data-aid="page" data-path={markdownPath} hidden>
              Copy page as Markdown
            </button>
            <a href={markdownPath}>View as Markdown</a>
          </>
        )}
        {reproducePath && (
          <a href={reproducePath} download>
            Reproduce: text, figures and data (ZIP)
          </a>
        )}
        {editUrl && <a href={editUrl}>Edit this page</a>}
      </p>
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
