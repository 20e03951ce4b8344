import { join } from "node:path"
import { compareText } from "../../lib/compare-text"
import type { PageContext, PageKind } from "../../model/page"
import { projectRoot } from "../../site/project-paths"
import { codePage } from "./standalone-component"

/** A page as Gatsby makes it. */
export interface PageSpec {
  path: string
  component: string
  /** MDX pages hand gatsby-plugin-mdx their front matter, which is none of its business. */
  context: PageContext & { frontmatter?: object }
}

/** File of the template that shows pages of a kind, from the project root: `docsTag` is shown by src/templates/docs-tag. */
export const templateFile = (kind: PageKind) =>
  `src/templates/${kind.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}/index.tsx`

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
