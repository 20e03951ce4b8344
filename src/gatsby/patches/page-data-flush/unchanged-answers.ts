import type { ParentSpanPluginArgs } from "gatsby"

interface QueryRun {
  path: string
  queryType: string
}

interface State {
  pendingPageDataWrites: { pagePaths: Set<string> }
}

/**
 * In develop, whoever asks for a page's data waits until its file has been written. Where a query that was run again has the answer that it
 * had, nothing is written, and Gatsby looks again after five seconds only: the first page of each start waited for that, since the page for
 * "not found" lists all pages. What waits is told that the file is as it should be.
 */
export function tellUnchangedAnswers({
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
