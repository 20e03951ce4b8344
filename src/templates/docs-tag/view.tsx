import { PageHeader } from "../../components/page-header"
import { Pagination } from "../../components/pagination"
import { type DocsFrame, DocsLayout } from "../../layouts/docs-layout"
import * as styles from "./docs-tag.module.css"

export interface DocsTagViewProps extends DocsFrame {
  label: string
  description?: string | null
  /** Documents on this page of the list. */
  items: readonly { title: string; path: string; description: string }[]
  /** Total number of documents with the tag. */
  total: number
  /** Current page, from 1, and the addresses of all pages. */
  page: number
  paths: readonly string[]
  tagsPath: string
}

export function DocsTagView(props: DocsTagViewProps) {
  const { label, description, items, total, page, paths, tagsPath } = props
  return (
    <DocsLayout {...props}>
      <PageHeader
        title={label}
        description={
          description ?? `${total} ${total === 1 ? "document" : "documents"} in the docs`
        }
        links={[{ label: "All topics", path: tagsPath }]}
      />
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item.path}>
            <h2>
              <a href={item.path}>{item.title}</a>
            </h2>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
      <Pagination label={label} page={page} paths={paths} />
    </DocsLayout>
  )
}
