/** One page of a list: `page` counts from 1. An empty list has one empty page. */
export interface ListPage<T> {
  path: string
  page: number
  /** Set from the second page on, for the page's head. */
  pageNumber?: number
  /** Addresses of all pages of the list. */
  paths: string[]
  items: T[]
}

/** Splits a list into pages of `size` items, in order, each at its own address. */
export function paginate<T>(
  items: readonly T[],
  size: number,
  pathOf: (page: number) => string,
): ListPage<T>[] {
  const count = Math.max(1, Math.ceil(items.length / size))
  const paths = Array.from({ length: count }, (_, index) => pathOf(index + 1))
  return paths.map((path, index) => ({
    path,
    page: index + 1,
    ...(index > 0 ? { pageNumber: index + 1 } : {}),
    paths,
    items: items.slice(index * size, (index + 1) * size),
  }))
}
