import type { ParentSpanPluginArgs } from "gatsby"

interface QueryRun {
  path: string
  queryType: string
}

interface State {
  pendingPageDataWrites: { pagePaths: Set<string> }
}

/**
 * Resolves pending requests immediately when a query result is unchanged. In develop, Gatsby writes
 * no file for an unchanged result and checks again only after five seconds, which delayed the first
 * page of each start, because the query of the 404 page lists all pages.
 */
export function resolveUnchangedResults({
  emitter,
  store,
}: Pick<ParentSpanPluginArgs, "emitter" | "store">): void {
  emitter.on("PAGE_QUERY_RUN", ({ payload }: { payload: QueryRun }) => {
    const { path, queryType } = payload
    const { pendingPageDataWrites }: State = store.getState()
    if (queryType === "page" && !pendingPageDataWrites.pagePaths.has(path))
      emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: path } })
  })
}
