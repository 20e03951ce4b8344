import { Breadcrumbs } from "../../components/breadcrumbs"
import type { Crumb } from "../../content/sidebar"
import { type DocsFrame, DocsLayout } from "../../layouts/docs-layout"
import * as styles from "./doc-category.module.css"

export interface DocCategoryViewProps extends DocsFrame {
  title: string
  description?: string | null
  breadcrumbs: readonly Crumb[]
  items: readonly CategoryItem[]
}

export interface CategoryItem {
  label: string
  path: string
  description?: string | null
}

/** A category without a document of its own: its pages as cards. */
export function DocCategoryView(props: DocCategoryViewProps) {
  const { title, description, breadcrumbs, items } = props
  return (
    <DocsLayout {...props} wide>
      <header className={styles.header}>
        {breadcrumbs.length > 0 && <Breadcrumbs crumbs={breadcrumbs} current={title} />}
        <h1>{title}</h1>
        {description && <p>{description}</p>}
      </header>
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item.path}>
            <a href={item.path}>{item.label}</a>
            {item.description && <p>{item.description}</p>}
          </li>
        ))}
      </ul>
    </DocsLayout>
  )
}
