import { join } from "node:path"
import { projectRoot } from "../../content/read/project-paths"
import { codePagePath, contentFileQuery } from "../mdx/content-path"

/** What Gatsby is told of the component of a page. */
export interface PageComponent {
  component: string
  /** Added to the page's context. */
  context: object
}

const templateFile = (name: string) => join(projectRoot, `src/templates/${name}/index.tsx`)

/**
 * Component of a page from its template. A standalone page that is MDX is compiled by gatsby-plugin-mdx and handed to the
 * template as its children.
 * @param file source of the page, from the project's root
 */
export function pageComponent(template: string, file?: string): PageComponent {
  const source = file === undefined ? "" : join(projectRoot, file)
  if (!codePagePath(source)) return { component: templateFile(template), context: {} }
  return {
    component: templateFile(`${template}-code`) + contentFileQuery + source,
    // The plugin would make the page anew, to give it its front matter, unless it has some.
    context: { frontmatter: {} },
  }
}
