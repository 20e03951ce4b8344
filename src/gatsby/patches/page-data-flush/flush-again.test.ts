import { EventEmitter } from "node:events"
import type { ParentSpanPluginArgs } from "gatsby"
import { flushPageDataAgain } from "./flush-again"

/**
 * Simulates Gatsby's flush in develop: it drops requests that arrive during a flush, and marks
 * everything as written afterward.
 */
function develop({ isBundling = false } = {}) {
  const emitter = new EventEmitter()
  const answers = new Map<string, string>()
  const pending = new Set<string>()
  const files = new Map<string, string>()
  let go = () => {}
  let isWriting = false
  const noted = jest.fn()
  const pageData = {
    async flush() {
      if (isWriting) return
      isWriting = true
      const writes = [...pending].map(path => [path, answers.get(path) ?? ""] as const)
      await new Promise<void>(resolve => {
        go = resolve
      })
      for (const [path, answer] of writes) {
        files.set(path, answer)
        pending.delete(path)
      }
      isWriting = false
    },
    enqueueFlush: noted,
  }
  const store = {
    dispatch(action: { type: string; payload: { path: string } }) {
      pending.add(action.payload.path)
      emitter.emit(action.type, action)
    },
  }
  flushPageDataAgain({ emitter, store } as unknown as ParentSpanPluginArgs, {
    pageData,
    webpackStatus: { isWebpackStatusPending: () => isBundling },
  })
  const write = () => pageData.enqueueFlush(undefined)
  const answer = (path: string, text: string) => {
    answers.set(path, text)
    store.dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path } })
    write()
  }
  /** Finishes the current flush, and lets the next one begin. */
  const goOn = async () => {
    go()
    await new Promise(setImmediate)
  }
  return { files, pending, noted, answer, goOn }
}

test("writes page data that changes during a flush in the next flush", async () => {
  const { files, pending, answer, goOn } = develop()
  answer("/a", "first")
  answer("/a", "second")
  answer("/b", "late")
  await goOn()
  expect(files).toEqual(new Map([["/a", "first"]]))
  await goOn()
  expect(files).toEqual(
    new Map([
      ["/a", "second"],
      ["/b", "late"],
    ]),
  )
  expect(pending).toEqual(new Set())
})

test("writes page data that changes after a flush in its own flush", async () => {
  const { files, answer, goOn } = develop()
  answer("/a", "first")
  await goOn()
  answer("/a", "second")
  await goOn()
  expect(files).toEqual(new Map([["/a", "second"]]))
})

test("only queues a flush while scripts are bundled", async () => {
  const { files, noted, answer, goOn } = develop({ isBundling: true })
  answer("/a", "first")
  await goOn()
  expect(noted).toHaveBeenCalledTimes(1)
  expect(files.size).toBe(0)
})
