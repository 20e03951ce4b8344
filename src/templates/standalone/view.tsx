import type { ReactNode } from "react"
import { LastUpdated } from "../../components/last-updated"
import { PageFooter } from "../../components/page-footer"
import { type ContentsLevels, FoldedContents } from "../../components/table-of-contents"
import type { Heading } from "../../content/schema/body"
import { PageLayout } from "../../layouts/page-layout"
import * as styles from "./simple-page.module.css"

export interface SimplePageViewProps {
  title: string
  hideTitle?: boolean
  headings: readonly Heading[]
  hideTableOfContents?: boolean
  contentsLevels?: ContentsLevels | null
  /** ISO date of the last change. */
  lastUpdated?: string | null
  lastUpdatedBy?: string | null
  /** Address of the page as Markdown. */
  markdownPath?: string | null
  /** The text of the page. */
  children: ReactNode
}

/** A single page outside the sections, such as a policy. */
export function SimplePageView(props: SimplePageViewProps) {
  return (
    <PageLayout width="text">
      <article>
        <header className={styles.header}>
          {!props.hideTitle && <h1>{props.title}</h1>}
          {props.lastUpdated && (
            <p>
              <LastUpdated date={props.lastUpdated} author={props.lastUpdatedBy} />
            </p>
          )}
        </header>
        {!props.hideTableOfContents && (
          <FoldedContents headings={props.headings} levels={props.contentsLevels} />
        )}
        <div className="prose">{props.children}</div>
        {props.markdownPath && <PageFooter markdownPath={props.markdownPath} />}
      </article>
    </PageLayout>
  )
}
