import type { ParentSpanPluginArgs } from "gatsby"
import { gatsbyModule } from "../gatsby-module"

type PageData = typeof import("gatsby/dist/utils/page-data")
type WebpackStatus = typeof import("gatsby/dist/utils/webpack-status")

interface Internals {
  pageData: Pick<PageData, "flush" | "enqueueFlush">
  webpackStatus: Pick<WebpackStatus, "isWebpackStatusPending">
}

/**
 * Develop writes the files of pages from the answers of their queries. While it writes, Gatsby drops every further wish to write, and takes an
 * answer that came meanwhile for written: a page that was saved while the files of a start were written stayed as it was, until something
 * else was saved. Here it writes again when it is done, and what came late is part of that.
 */
export function writeLateAnswers(
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
  // While the scripts are bundled it only notes the wish.
  pageData.enqueueFlush = parentSpan => {
    if (webpackStatus.isWebpackStatusPending()) enqueueFlush(parentSpan)
    else void pageData.flush(parentSpan)
  }
}

const gatsbyInternals = (): Internals => ({
  pageData: gatsbyModule("gatsby/dist/utils/page-data"),
  webpackStatus: gatsbyModule("gatsby/dist/utils/webpack-status"),
})
