import type { SearchAnswer, SearchClient } from "../protocol"
import { withFallback } from "./with-fallback"

const empty: SearchAnswer = { results: [] }
const request = { requests: [] }
const options = { patience: 3000, retryAfter: 120_000 }

const working = (): SearchClient => ({ search: jest.fn(async () => empty) })
const failing = (): SearchClient => ({
  search: jest.fn(async () => {
    throw new Error("refused")
  }),
})
const hanging = (): SearchClient => ({ search: jest.fn(() => new Promise<SearchAnswer>(() => {})) })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("uses the hosted index while it works", async () => {
  const embedded = working()
  const search = withFallback(working(), embedded, options)
  expect(await search(request)).toEqual({ ...empty, source: "algolia" })
  expect(embedded.search).not.toHaveBeenCalled()
})

test("falls back to the embedded index when the hosted one fails", async () => {
  const search = withFallback(failing(), working(), options)
  expect(await search(request)).toEqual({ ...empty, source: "embedded" })
})

test("falls back to the embedded index when the hosted one is too slow", async () => {
  const answer = withFallback(hanging(), working(), options)(request)
  await jest.advanceTimersByTimeAsync(options.patience)
  expect(await answer).toMatchObject({ source: "embedded" })
})

test("retries a failed hosted index only after two minutes", async () => {
  const hosted = failing()
  const search = withFallback(hosted, working(), options)
  await search(request)
  await search(request)
  expect(hosted.search).toHaveBeenCalledTimes(1)
  jest.setSystemTime(Date.now() + options.retryAfter)
  await search(request)
  expect(hosted.search).toHaveBeenCalledTimes(2)
})

test("gives up all pending requests to the hosted index when one of them fails", async () => {
  const hosted = hanging()
  const search = withFallback(hosted, working(), options)
  const first = search(request)
  await jest.advanceTimersByTimeAsync(2000)
  const second = search(request)
  await jest.advanceTimersByTimeAsync(1000)
  expect(await Promise.all([first, second])).toMatchObject([
    { source: "embedded" },
    { source: "embedded" },
  ])
})

test("fails when both indexes fail, and retries both on the next search", async () => {
  const hosted = failing()
  const search = withFallback(hosted, failing(), options)
  await expect(search(request)).rejects.toThrow("refused")
  await expect(search(request)).rejects.toThrow("refused")
  expect(hosted.search).toHaveBeenCalledTimes(2)
})
