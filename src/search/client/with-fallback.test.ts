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

test("the hosted index answers while it can", async () => {
  const embedded = working()
  const search = withFallback(working(), embedded, options)
  expect(await search(request)).toEqual({ ...empty, source: "algolia" })
  expect(embedded.search).not.toHaveBeenCalled()
})

test("the embedded index answers where the hosted one refuses", async () => {
  const search = withFallback(failing(), working(), options)
  expect(await search(request)).toEqual({ ...empty, source: "embedded" })
})

test("the embedded index answers where the hosted one keeps the reader waiting", async () => {
  const answer = withFallback(hanging(), working(), options)(request)
  await jest.advanceTimersByTimeAsync(options.patience)
  expect(await answer).toMatchObject({ source: "embedded" })
})

test("a hosted index that failed is left alone, and asked again after two minutes", async () => {
  const hosted = failing()
  const search = withFallback(hosted, working(), options)
  await search(request)
  await search(request)
  expect(hosted.search).toHaveBeenCalledTimes(1)
  jest.setSystemTime(Date.now() + options.retryAfter)
  await search(request)
  expect(hosted.search).toHaveBeenCalledTimes(2)
})

test("calls that wait need not wait for their own end when another one fails", async () => {
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

test("where neither answers the search fails, and the next key tries both again", async () => {
  const hosted = failing()
  const search = withFallback(hosted, failing(), options)
  await expect(search(request)).rejects.toThrow("refused")
  await expect(search(request)).rejects.toThrow("refused")
  expect(hosted.search).toHaveBeenCalledTimes(2)
})
