import { join } from "node:path"
import { compareText } from "../../lib/compare-text"
import type { PageContext, PageKind } from "../../model/page"
import { projectRoot } from "../../site/project-paths"
import { codePage } from "./standalone-component"

/** Arguments of Gatsby's `createPage`. */
export interface PageSpec {
  path: string
  component: string
  /** MDX pages also pass an empty front matter, to satisfy gatsby-plugin-mdx. */
  context: PageContext & { frontmatter?: object }
}

/**
 * Template of a page kind, relative to the project root. For example, src/templates/docs-tag
 * renders `docsTag`.
 */
export const templateFile = (kind: PageKind) =>
  `src/templates/${kind.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}/index.tsx`

/** Converts query results to pages, sorted by address so that no cache affects their order. */
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
