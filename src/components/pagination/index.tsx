import * as styles from "./pagination.module.css"

interface PaginationProps {
  /** What is paged, for the landmark's name: the title of the list. */
  label: string
  /** Page shown, from 1. */
  page: number
  /** Addresses of all pages in order. */
  paths: readonly string[]
}

/** Links to the pages of a list; nothing where there is one page. */
export function Pagination({ label, page, paths }: PaginationProps) {
  if (paths.length < 2) return null
  const previous = paths[page - 2]
  const next = paths[page]
  return (
    <nav aria-label={`${label}: pages`} className={styles.pagination}>
      {previous ? (
        <a href={previous} rel="prev">
          Newer
        </a>
      ) : (
        <span className={styles.none}>Newer</span>
      )}
      <ol>
        {paths.map((path, index) => (
          <li key={path} className={isNear(index + 1, page, paths.length) ? undefined : styles.far}>
            <a
              href={path}
              aria-label={`Page ${index + 1}`}
              aria-current={index + 1 === page ? "page" : undefined}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {next ? (
        <a href={next} rel="next">
          Older
        </a>
      ) : (
        <span className={styles.none}>Older</span>
      )}
    </nav>
  )
}

/** Pages shown where there is little room: the ends, the current one and its neighbours. */
function isNear(candidate: number, page: number, count: number): boolean {
  return candidate === 1 || candidate === count || Math.abs(candidate - page) <= 1
}
