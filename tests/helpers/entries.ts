/** Small entries and content trees, for tests of the code that uses them. */

import { docsInstances } from "../../src/content/docs-instances"
import { splitNumberPrefix, withoutExtension } from "../../src/content/file-names"
import { type ArticleSection, articlePath, articleSlug, docPath } from "../../src/content/routes"
import type { CompiledPage, EntryPage } from "../../src/content/schema/body"
import type { ArticleEntry, DocEntry, StandaloneEntry } from "../../src/content/schema/entry"
import { bySection, sectionNames } from "../../src/content/sections"
import type { ContentTree } from "../../src/model/content-tree"
import { entryPage } from "../../src/site/entry-page"

export function compiledPage(more: Partial<CompiledPage> = {}): EntryPage {
  return entryPage({
    body: ["<p>Text.</p>"],
    headings: [],
    links: [],
    images: [],
    sections: [],
    excerpt: "Text.",
    words: 1,
    prose: [],
    markdown: "Text.\n",
    ...more,
  })
}

/** A document at a path below content/docs, named as on disk: `01-guides/02-second.md`. */
export function docEntry(relativeFile: string, more: Partial<DocEntry> = {}): DocEntry {
  const names = withoutExtension(relativeFile).split("/").map(splitNumberPrefix)
  return {
    collection: "docs",
    file: `content/docs/${relativeFile}`,
    path: docPath("/docs", relativeFile),
    title: names.at(-1)?.name ?? relativeFile,
    description: "About the document.",
    draft: false,
    unlisted: false,
    startsWithDescription: false,
    page: compiledPage(),
    problems: [],
    version: "current",
    base: "/docs",
    docId: names.map(({ name }) => name).join("/"),
    folders: relativeFile.split("/").slice(0, -1),
    prefixPosition: names.at(-1)?.position,
    frontMatter: {},
    ...more,
  }
}

export function articleEntry(
  slug: string,
  date: string,
  more: Partial<ArticleEntry> = {},
): ArticleEntry {
  const collection: ArticleSection = more.collection ?? "blog"
  return {
    collection,
    file: `content/${collection}/${date}-${slug}.md`,
    path: articlePath(collection, articleSlug(slug)),
    title: `Post ${slug}`,
    description: "About the post.",
    draft: false,
    unlisted: false,
    startsWithDescription: false,
    page: compiledPage(),
    problems: [],
    date,
    slug,
    frontMatter: {},
    ...more,
  }
}

export function standaloneEntry(
  slug: string,
  more: Partial<StandaloneEntry> = {},
): StandaloneEntry {
  return {
    collection: "pages",
    file: `content/pages/${slug}.md`,
    path: `/${slug}`,
    title: slug,
    description: "About the page.",
    draft: false,
    unlisted: false,
    startsWithDescription: false,
    page: compiledPage(),
    problems: [],
    frontMatter: {},
    ...more,
  }
}

/** Sections without tests of their own, if the site has any. */
const furtherSections = sectionNames.filter(name => name !== "blog" && name !== "research")

/** A tree with one document and one article of each section, and the given overrides. */
export function contentTree(more: Partial<ContentTree> = {}): ContentTree {
  return {
    entries: [
      docEntry("intro.md"),
      articleEntry("hello", "2024-03-01"),
      articleEntry("study", "2024-03-02", { collection: "research" }),
      ...furtherSections.map(collection => articleEntry("one", "2024-01-01", { collection })),
    ],
    instances: docsInstances([]),
    categories: [],
    sidebars: [],
    authors: bySection(() => ({})),
    tags: {},
    contracts: [],
    contractSidebar: [],
    redirects: [],
    folder: "content",
    problems: [],
    ...more,
  }
}
