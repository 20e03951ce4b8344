import * as styles from "./pagination.module.css"

interface PaginationProps {
  /** Title of the list, for the landmark's name. */
  label: string
  /** Current page, starting at 1. */
  page: number
  /** Addresses of all pages, in order. */
  paths: readonly string[]
}

/** Number of pages above which those between the ends and the neighbors are omitted. */
const mostShown = 15

/** Links to the pages of a list; renders nothing if there is only one page. */
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
        {numbersShown(page, paths.length).map((number, index, shown) => (
          <li
            key={number}
            className={isNear(number, page, paths.length) ? undefined : styles.far}
            data-gap={number - 1 > (shown[index - 1] ?? 0) ? "" : undefined}
          >
            <a
              href={paths[number - 1]}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
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

/**
 * Numbers of the linked pages: all of them or, if there are many, the ends and three on each side.
 */
function numbersShown(page: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  return count <= mostShown ? all : all.filter(number => isNear(number, page, count, 3))
}

/** True for pages that are shown on narrow screens: the ends, the current one and its neighbors. */
function isNear(candidate: number, page: number, count: number, reach = 1): boolean {
  return candidate === 1 || candidate === count || Math.abs(candidate - page) <= reach
}
