import { LastUpdated } from "../last-updated"
import { type TagLink, TagList } from "../tag-list"
import { PlainFooter, type PlainFooterProps } from "./plain-footer"

export interface PageFooterProps extends Pick<PlainFooterProps, "markdownPath" | "editUrl"> {
  tags?: readonly TagLink[]
  /** ISO date of the last change. */
  lastUpdated?: string | null
  lastUpdatedBy?: string | null
}

/** Below a text: its tags, its age, its Markdown and where to mend it. */
export function PageFooter({ tags, lastUpdated, lastUpdatedBy, ...links }: PageFooterProps) {
  return (
    <PlainFooter
      {...links}
      above={tags && <TagList tags={tags} />}
      age={lastUpdated && <LastUpdated date={lastUpdated} author={lastUpdatedBy} />}
    />
  )
}
