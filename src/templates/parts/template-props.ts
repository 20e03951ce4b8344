import type { PageProps } from "gatsby"
import type { PageContext } from "../../model/page"

/** Props of a template: the result of its query, and the page's context. */
export type TemplateProps<Query extends object> = PageProps<Query, PageContext>
