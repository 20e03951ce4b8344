import type { PageKind } from "./page"

/**
 * What a page's template is given to query by: nothing but ids, since everything that is known of a page is a field of its
 * node. Templates take it from here too (templates/parts/template-props.ts), so that neither side changes alone.
 */
export type PageContexts = { [Kind in PageKind]: { id: string } }
