import { Body, type BodyComponents } from "../../components/body"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageFooter } from "../../components/page-footer"
import { type Neighbour, PrevNext } from "../../components/prev-next"
import {
  type ContentsLevels,
  FoldedContents,
  TableOfContents,
} from "../../components/table-of-contents"
import type { TagLink } from "../../components/tag-list"
import type { Body as BodyTree, Heading } from "../../content/schema/body"
import type { Crumb } from "../../content/tree/docs-tree"
import { type DocsFrame, DocsLayout } from "../../layouts/docs-layout"
import * as styles from "./doc.module.css"

export interface DocViewProps extends DocsFrame {
  title: string
  hideTitle?: boolean
  body: BodyTree
  /** What authors may use in MDX. */
  components: BodyComponents
  headings: readonly Heading[]
  hideTableOfContents?: boolean
  contentsLevels?: ContentsLevels | null
  /** From the outermost category to the parent. */
  breadcrumbs: readonly Crumb[]
  previous?: Neighbour | null
  next?: Neighbour | null
  tags: readonly TagLink[]
  /** Where the source file can be edited. */
  editUrl?: string | null
  /** ISO date of the last change. */
  lastUpdated?: string | null
  lastUpdatedBy?: string | null
  /** Address of the page as Markdown. */
  markdownPath?: string | null
  /** Label of the version shown, where it is not the current one. */
  outdatedVersion?: { label: string; currentPath: string }
}

/** A document. */
export function DocView(props: DocViewProps) {
  const { title, body, components, headings, contentsLevels, breadcrumbs, tags } = props
  const contents = { headings: props.hideTableOfContents ? [] : headings, levels: contentsLevels }
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
        <FoldedContents {...contents} />
        <div className="prose">
          <Body body={body} components={components} />
        </div>
        <PageFooter
          tags={tags}
          lastUpdated={props.lastUpdated}
          lastUpdatedBy={props.lastUpdatedBy}
          markdownPath={props.markdownPath}
          editUrl={props.editUrl}
        />
      </article>
      <PrevNext label="Docs pages" previous={props.previous} next={props.next} />
    </DocsLayout>
  )
}
