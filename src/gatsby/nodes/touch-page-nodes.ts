import type { SourceNodesArgs } from "gatsby"

/**
 * Gatsby makes a node of each page, after those are deleted that nobody has touched: each build would delete the nodes of all pages and
 * make them again. Nodes of pages that are gone go with their pages. Dispatched as Gatsby does itself for a page that has not changed,
 * since a plugin may touch its own nodes only.
 */
export function touchPageNodes({ store }: Pick<SourceNodesArgs, "store">): void {
  const plugin = { name: "internal-data-bridge" }
  for (const path of store.getState().pages.keys())
    store.dispatch({
      type: "TOUCH_NODE",
      plugin,
      typeName: "SitePage",
      payload: `SitePage ${path}`,
    })
}
