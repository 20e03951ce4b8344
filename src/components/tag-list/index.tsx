import * as styles from "./tag-list.module.css"

export interface TagLink {
  label: string
  path: string
  /** Number of pages with the tag, if known. */
  count?: number
}

export function TagList({ tags, label = "Tags" }: { tags: readonly TagLink[]; label?: string }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className={styles.tags}>
      {tags.map(tag => (
        <li key={tag.path}>
          <a href={tag.path}>
            {tag.label}
            {tag.count !== undefined && <span> {tag.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
