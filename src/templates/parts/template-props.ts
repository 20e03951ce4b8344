import type { PageProps } from "gatsby"
import type { PageKind } from "../../model/page"
import type { PageContexts } from "../../model/page-contexts"

/** What a template of one kind of page is given: what its query answers, and the context that Gatsby was handed. */
export type TemplateProps<Kind extends PageKind, Query extends object> = PageProps<
  Query,
  PageContexts[Kind]
>
