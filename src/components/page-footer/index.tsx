import { LastUpdated } from "../last-updated"
import { type TagLink, TagList } from "../tag-list"
import { PlainFooter, type PlainFooterProps } from "./plain-footer"

export interface PageFooterProps extends Pick<PlainFooterProps, "markdownPath"> {
  tags?: readonly TagLink[]
  /** ISO date of the last change. */
  lastUpdated?: string | null
  lastUpdatedBy?: string | null
  /** Archive of an article's text, figures and their numbers. */
  reproducePath?: string | null
}

/** Below a text: its tags, its age, the archive that it can be worked out again from, and whether it was of help. */
export function PageFooter({
  tags,
  lastUpdated,
  lastUpdatedBy,
  reproducePath,
  markdownPath,
}: PageFooterProps) {
  return (
    <PlainFooter
      above={
        <>
          {tags && <TagList tags={tags} />}
          {reproducePath && (
            <p>
              <a href={reproducePath} download>
                Reproduce: text, figures and data (ZIP)
              </a>
            </p>
          )}
        </>
      }
      age={lastUpdated && <LastUpdated date={lastUpdated} author={lastUpdatedBy} />}
      markdownPath={markdownPath}
    />
  )
}
