import type { PageProps } from "gatsby"
import type { PageContext } from "../../model/page"

/** What a template is given: what its query answers, and the context that Gatsby was handed. */
export type TemplateProps<Query extends object> = PageProps<Query, PageContext>
