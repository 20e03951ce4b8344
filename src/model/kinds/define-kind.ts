import type { Entry } from "../../content/schema/entry"
import type { ComposedSite } from "../composed-site"
import { defineNode, type Interface, type NodeType } from "../nodes/define-node"
import type { Fields } from "../nodes/field"
import { ids } from "../nodes/ids"
import type { Page, PageKind, PageOf, PageWithoutKind } from "../page"
import type { SiteContent } from "../site-content"
import { pageInterface } from "./page-interface"

interface KindDeclaration<Kind extends PageKind> {
  about?: string
  /** Interfaces besides `Page`. */
  interfaces?: readonly Interface<PageOf<Kind>>[]
  pages: (content: SiteContent) => readonly PageWithoutKind<Kind>[]
  /** Additional fields, which override those of the interfaces. */
  fields?: Fields<PageOf<Kind>>
}

export interface DeclaredKind {
  pages: (content: SiteContent) => Page[]
  node: NodeType
}

/**
 * Declares a kind of page: its pages and their GraphQL fields. The GraphQL type is the kind's name
 * capitalized, the template's folder is its name with hyphens, and `PageShapes` holds the page
 * properties besides `PageFacts`.
 */
export function defineKind<Kind extends PageKind>(
  kind: Kind,
  { about, interfaces = [], pages, fields = {} }: KindDeclaration<Kind>,
): DeclaredKind {
  const isOfKind = (page: Page): page is PageOf<Kind> => page.kind === kind
  return {
    pages: content => pages(content).map(page => ({ ...page, kind }) as Page),
    node: defineNode<PageOf<Kind>>(typeName(kind), {
      about,
      interfaces: [pageInterface, ...interfaces],
      from: (site: ComposedSite) => site.pages.filter(isOfKind),
      id: ({ path }) => ids.page(path),
      entry: (page): Entry | undefined => page.entry,
      fields,
    }),
  }
}

const typeName = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
