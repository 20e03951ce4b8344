/** Types of the nodes that the site writes; their fields are in ../schema/types.ts. */
export const nodeTypes = [
  "Article",
  "Author",
  "Contract",
  "ContractFunction",
  "Doc",
  "DocsCategory",
  "DocsVersion",
  "GeneratedPage",
  "Redirect",
  "SearchPage",
  "Section",
  "SiteText",
  "StandalonePage",
  "Tag",
] as const
export type NodeType = (typeof nodeTypes)[number]

/** A node before it is handed to Gatsby. Links to other nodes are their ids. */
export interface SiteNode {
  id: string
  type: NodeType
  fields: object
}

/** Ids of nodes; a page's is its address. */
export const ids = {
  page: (path: string) => `page:${path}`,
  section: (name: string) => `section:${name}`,
  docsVersion: (name: string) => `docs:${name}`,
  docsCategory: (path: string) => `category:${path}`,
  tag: (path: string) => `tag:${path}`,
}
