/** One page of a list: `page` counts from 1. An empty list has one empty page. */
export interface ListPage<T> {
  page: number
  pageCount: number
  items: T[]
}

/** Cuts a list into pages of `size`, in order. */
export function paginate<T>(items: readonly T[], size: number): ListPage<T>[] {
  const pageCount = Math.max(1, Math.ceil(items.length / size))
  return Array.from({ length: pageCount }, (_, index) => ({
    page: index + 1,
    pageCount,
    items: items.slice(index * size, (index + 1) * size),
  }))
}
