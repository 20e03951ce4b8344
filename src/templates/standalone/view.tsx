import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { LastUpdated } from "../../components/last-updated"
import { PageFooter, type PageFooterProps } from "../../components/page-footer"
import { PageMenu } from "../../components/page-menu"
import { FoldedContents } from "../../components/table-of-contents"
import { PageLayout } from "../../layouts/page-layout"
import { contentsOf, type TextProps } from "../parts/text-props"
import * as styles from "./simple-page.module.css"

/** Fields that both templates of standalone pages query. */
export const standaloneFragment = graphql`
  fragment Standalone on Standalone {
    ...MarkdownText
    lastUpdated
    lastUpdatedBy
    wrapperClassName
  }
`

interface SimplePageViewProps
  extends TextProps,
    Pick<PageFooterProps, "lastUpdated" | "lastUpdatedBy" | "markdownPath"> {
  wrapperClassName?: string | null
  /** The text of the page. */
  children: ReactNode
}

/** A single page outside the sections, such as a policy. */
export function SimplePageView(props: SimplePageViewProps) {
  return (
    <PageLayout width="text">
      <article className={props.wrapperClassName ?? undefined}>
        <header className={styles.header}>
          {!props.hideTitle && <h1>{props.title}</h1>}
          {props.lastUpdated && (
            <p>
              <LastUpdated date={props.lastUpdated} author={props.lastUpdatedBy} />
            </p>
          )}
        </header>
        <PageMenu markdownPath={props.markdownPath} />
        <FoldedContents {...contentsOf(props)} />
        <div className="prose">{props.children}</div>
        {props.markdownPath && <PageFooter markdownPath={props.markdownPath} />}
      </article>
    </PageLayout>
  )
}
