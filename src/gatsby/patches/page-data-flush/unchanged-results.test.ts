import { EventEmitter } from "node:events"
import type { ParentSpanPluginArgs } from "gatsby"
import { resolveUnchangedResults } from "./unchanged-results"

/**
 * Returns the pages whose pending requests are resolved after a query has run; pages in `toWrite`
 * still have a file to write.
 */
function told(query: { path: string; queryType: string }, toWrite: string[] = []): string[] {
  const emitter = new EventEmitter()
  const pagePaths = new Set(toWrite)
  const store = { getState: () => ({ pendingPageDataWrites: { pagePaths } }) }
  const pages: string[] = []
  emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", ({ payload }) => pages.push(payload.page))
  resolveUnchangedResults({ emitter, store } as unknown as ParentSpanPluginArgs)
  emitter.emit("PAGE_QUERY_RUN", { payload: query })
  return pages
}

test("resolves pending requests at once when the query result is unchanged", () => {
  expect(told({ path: "/a", queryType: "page" })).toEqual(["/a"])
})

test("waits for a page that is still to be written, and ignores static queries", () => {
  expect(told({ path: "/a", queryType: "page" }, ["/a"])).toEqual([])
  expect(told({ path: "sq--a", queryType: "static" })).toEqual([])
})
