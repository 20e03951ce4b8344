import { LastUpdated } from "../last-updated"
import { type TagLink, TagList } from "../tag-list"
import { PlainFooter, type PlainFooterProps } from "./plain-footer"

export interface PageFooterProps extends Pick<PlainFooterProps, "markdownPath"> {
  tags?: readonly TagLink[]
  /** ISO date of the last change. */
  lastUpdated?: string | null
  lastUpdatedBy?: string | null
}

/** Footer of a text: tags, date of the last change and feedback. */
export function PageFooter({ tags, lastUpdated, lastUpdatedBy, markdownPath }: PageFooterProps) {
  return (
    <PlainFooter
      above={tags && <TagList tags={tags} />}
      age={lastUpdated && <LastUpdated date={lastUpdated} author={lastUpdatedBy} />}
      markdownPath={markdownPath}
    />
  )
}
