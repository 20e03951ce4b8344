import { graphql } from "gatsby"
import { Body, type BodyComponents } from "../../components/body"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageFooter, type PageFooterProps } from "../../components/page-footer"
import { PageMenu, type PageMenuProps } from "../../components/page-menu"
import { type Neighbour, PrevNext } from "../../components/prev-next"
import { FoldedContents, TableOfContents } from "../../components/table-of-contents"
import type { Body as BodyTree } from "../../content/schema/body"
import type { Crumb } from "../../content/sidebar"
import { type DocsFrame, DocsLayout } from "../../layouts/docs-layout"
import { contentsOf, type TextProps } from "../parts/text-props"
import * as styles from "./doc.module.css"

/** Fields that the view shows unchanged. */
export const docFragment = graphql`
  fragment DocView on Doc {
    ...MarkdownText
    breadcrumbs {
      label
      path
    }
    previous {
      label
      path
    }
    next {
      label
      path
    }
    hideSidebar
    tags {
      label
      path
    }
    editUrl
    lastUpdated
    lastUpdatedBy
  }
`

export interface DocViewProps extends DocsFrame, TextProps, PageFooterProps, PageMenuProps {
  body: BodyTree
  /** Components that authors may use in MDX. */
  components: BodyComponents
  /** From the outermost category to the parent. */
  breadcrumbs: readonly Crumb[]
  previous?: Neighbour | null
  next?: Neighbour | null
  /** Label of this page's version, if that is outdated, and the address of the current version. */
  outdatedVersion?: { label: string; currentPath: string }
}

export function DocView(props: DocViewProps) {
  const { title, body, components, breadcrumbs } = props
  const contents = contentsOf(props)
  return (
    <DocsLayout {...props} contents={<TableOfContents {...contents} />}>
      <article>
        <header className={styles.header}>
          {breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} current={title} />}
          {props.outdatedVersion && (
            <p className={styles.outdated}>
              This page is about version {props.outdatedVersion.label}.{" "}
              <a href={props.outdatedVersion.currentPath}>Read the current one.</a>
            </p>
          )}
          {!props.hideTitle && <h1>{title}</h1>}
        </header>
        <PageMenu {...props} />
        <FoldedContents {...contents} />
        <div className="prose">
          <Body body={body} components={components} />
        </div>
        <PageFooter {...props} />
      </article>
      <PrevNext label="Docs pages" previous={props.previous} next={props.next} />
    </DocsLayout>
  )
}
