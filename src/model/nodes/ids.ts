import type { Author } from "../../content/schema/authors"
import { digestOf } from "../../lib/digest"

/** Ids of nodes. A page's id is derived from its address. */
export const ids = {
  page: (path: string) => `page:${path}`,
  pages: (items: readonly { path: string }[]) => items.map(({ path }) => ids.page(path)),
  section: (name: string) => `section:${name}`,
  docsVersion: (name: string) => `docs:${name}`,
  docsCategory: (path: string) => `category:${path}`,
  tag: (path: string) => `tag:${path}`,
  author: (author: Author) => `author:${digestOf(author)}`,
  contractFunction: (path: string, anchor: string) => `function:${path}#${anchor}`,
}
