import type { ParentSpanPluginArgs } from "gatsby"
import { gatsbyModule } from "../gatsby-module"

type PageData = typeof import("gatsby/dist/utils/page-data")
type WebpackStatus = typeof import("gatsby/dist/utils/webpack-status")

interface Internals {
  pageData: Pick<PageData, "flush" | "enqueueFlush">
  webpackStatus: Pick<WebpackStatus, "isWebpackStatusPending">
}

/**
 * Flushes page data again after a flush during which more data arrived. In develop, Gatsby drops
 * flush requests during a flush and marks data that arrived meanwhile as written, so a page saved
 * while the first files were written stayed outdated until the next save.
 */
export function flushPageDataAgain(
  { emitter, store }: Pick<ParentSpanPluginArgs, "emitter" | "store">,
  { pageData, webpackStatus }: Internals = gatsbyInternals(),
): void {
  const { flush, enqueueFlush } = pageData
  let writing: Promise<void> | undefined
  let isWanted = false
  let late = new Set<string>()

  async function write(parentSpan: Parameters<PageData["flush"]>[0]): Promise<void> {
    while (isWanted) {
      isWanted = false
      await flush(parentSpan)
      const paths = late
      late = new Set()
      for (const path of paths)
        store.dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path } })
      late = new Set()
    }
  }

  emitter.on("ADD_PENDING_PAGE_DATA_WRITE", ({ payload }: { payload: { path: string } }) => {
    if (writing) late.add(payload.path)
  })
  pageData.flush = parentSpan => {
    isWanted = true
    writing ??= write(parentSpan).finally(() => {
      writing = undefined
    })
    return writing
  }
  // While scripts are being bundled, Gatsby only records the request.
  pageData.enqueueFlush = parentSpan => {
    if (webpackStatus.isWebpackStatusPending()) enqueueFlush(parentSpan)
    else void pageData.flush(parentSpan)
  }
}

const gatsbyInternals = (): Internals => ({
  pageData: gatsbyModule("gatsby/dist/utils/page-data"),
  webpackStatus: gatsbyModule("gatsby/dist/utils/webpack-status"),
})
