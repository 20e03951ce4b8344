/** A small loaded site, for tests of the code that uses one. */

import type { ContentTree } from "../../src/model/content-tree"
import { withUniqueTitles } from "../../src/model/head/head"
import { siteIdentity } from "../../src/model/head/site-identity"
import { pageList } from "../../src/model/page-list"
import { siteContent } from "../../src/model/site-content"
import type { LoadedSite } from "../../src/site/load-site"
import { contentTree } from "./entries"

/** The site of a tree with one document, one post, one research article, and the given entries. */
export function loadedSite(more: Partial<ContentTree> = {}): LoadedSite {
  const base = contentTree()
  const tree = { ...base, ...more, entries: [...base.entries, ...(more.entries ?? [])] }
  const content = siteContent(tree, false)
  return {
    content,
    pages: withUniqueTitles(pageList(content), siteIdentity),
    redirects: tree.redirects.map(({ from, to }) => ({ from, to })),
    texts: { home: { title: "Home" } },
    drawn: {},
    notice: undefined,
    repairs: new Map(),
    pictures: { valid: [], find: () => undefined, faultOf: () => undefined },
    problems: [],
    warnings: [],
    prose: () => [],
    spare: [],
  }
}
