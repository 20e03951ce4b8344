import { join } from "node:path"
import { compareText } from "../../content/problem"
import { projectRoot } from "../../content/read/project-paths"
import type { PageKind } from "../../content/tree/page"
import type { PageContexts } from "./page-contexts"
import { codePage } from "./standalone-component"

/** A page as Gatsby makes it. */
export interface PageSpec<Kind extends PageKind = PageKind> {
  path: string
  component: string
  /** MDX pages hand gatsby-plugin-mdx their front matter, which is none of its business. */
  context: PageContexts[Kind] & { frontmatter?: object }
}

/** Folder of src/templates that shows each kind of page. */
export const templates: Record<PageKind, string> = {
  home: "home",
  search: "search",
  notFound: "not-found",
  standalone: "standalone",
  doc: "doc",
  docCategory: "doc-category",
  docsTags: "docs-tags",
  docsTag: "docs-tag",
  contract: "contract",
  article: "article",
  articleList: "article-list",
  articleArchive: "article-archive",
  articleTags: "article-tags",
  articleTag: "article-tag",
}

/** File of a template, from the project root. */
export const templateFile = (kind: PageKind) => `src/templates/${templates[kind]}/index.tsx`

/** Pages as data, from what the query answers; in the order of their addresses, which no cache changes. */
export function pageSpecs(nodes: Queries.SitePagesQuery["allPage"]["nodes"]): PageSpec[] {
  return [...nodes].sort((a, b) => compareText(a.path, b.path)).map(pageSpec)
}

function pageSpec(page: Queries.SitePagesQuery["allPage"]["nodes"][number]): PageSpec {
  const { id, kind, path } = page
  const code = "file" in page ? codePage(page.file) : undefined
  if (!code) return { path, component: join(projectRoot, templateFile(kind)), context: { id } }
  const { component, frontmatter } = code
  return { path, component, context: { id, frontmatter } }
}
