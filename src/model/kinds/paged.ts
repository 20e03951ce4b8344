import { field } from "../nodes/field"

/** One page of a paged list. Each page has its own address. */
export interface Paged {
  page: number
  /** Addresses of all pages of the list. */
  paths: string[]
}

export const pagedFields = {
  page: field("Int!", ({ page }: Paged) => page, "Number of this page in its list."),
  paths: field("[String!]!", ({ paths }: Paged) => paths, "Addresses of all pages of its list."),
}
