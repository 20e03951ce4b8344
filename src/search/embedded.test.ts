import { delays } from "../site.config"
import { createEmbeddedClient } from "./embedded"
import type { Question } from "./worker/messages"

/** Fake of the browser's worker that records its questions and sends replies on request. */
class FakeWorker {
  asked: Question[] = []
  onmessage?: (event: { data: unknown }) => void
  onerror?: (event: { preventDefault(): void }) => void
  terminate = jest.fn()
  postMessage(question: Question) {
    this.asked.push(question)
  }
  say = (data: unknown) => this.onmessage?.({ data })
  fail = () => this.onerror?.({ preventDefault() {} })
}

let workers: FakeWorker[]
const client = () =>
  createEmbeddedClient(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
const request = { requests: [{ indexName: "site", query: "a" }] }

let connection: { saveData?: boolean; effectiveType?: string } | undefined
afterEach(() => jest.useRealTimers())
beforeEach(() => {
  jest.useFakeTimers()
  workers = []
  connection = undefined
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    get: () => ({ connection }),
  })
})

test("matches answers to their questions when they arrive out of order", async () => {
  const embedded = client()
  const first = embedded.search(request)
  const second = embedded.search(request)
  workers[0]?.say({ id: 2, results: ["second"] })
  workers[0]?.say({ id: 1, results: ["first"] })
  expect(await Promise.all([first, second])).toEqual([
    { results: ["first"] },
    { results: ["second"] },
  ])
})

test("rejects a question when the index cannot be loaded", async () => {
  const answer = client().search(request)
  workers[0]?.say({ id: 1, error: "404" })
  await expect(answer).rejects.toThrow("404")
})

test("rejects all pending questions and starts another worker when the worker fails", async () => {
  const embedded = client()
  const answers = Promise.allSettled([embedded.search(request), embedded.search(request)])
  workers[0]?.fail()
  expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"])
  embedded.warm()
  expect(workers).toHaveLength(2)
})

test("replaces a worker that sends nothing, even when more questions arrive", async () => {
  const embedded = client()
  const first = embedded.search(request)
  jest.advanceTimersByTime(delays.patience - 1)
  const answers = Promise.allSettled([first, embedded.search(request)])
  jest.advanceTimersByTime(1)
  expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect(workers[0]?.terminate).toHaveBeenCalled()
  embedded.warm()
  expect(workers).toHaveLength(2)
})

test("keeps a worker that loads slowly or has answered", async () => {
  const answer = client().search(request)
  for (let news = 0; news < 3; news++) {
    jest.advanceTimersByTime(delays.patience - 1)
    workers[0]?.say({ isArriving: true })
  }
  workers[0]?.say({ id: 1, results: [] })
  await expect(answer).resolves.toEqual({ results: [] })
  jest.advanceTimersByTime(2 * delays.patience)
  expect(workers[0]?.terminate).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }])(
  "does not request texts when the connection is %j",
  slow => {
    connection = slow
    client().warm()
    expect(workers[0]?.asked[0]).toMatchObject({ withTexts: false })
  },
)

test("requests texts when the connection is fast", () => {
  connection = { saveData: false, effectiveType: "4g" }
  client().warm()
  expect(workers[0]?.asked[0]).toMatchObject({ withTexts: true })
})

test("reports each tier to listeners until they unsubscribe", () => {
  const embedded = client()
  const tiers: string[] = []
  const end = embedded.onTier(tier => tiers.push(tier))
  embedded.warm()
  workers[0]?.say({ tier: "headings" })
  end()
  workers[0]?.say({ tier: "texts" })
  expect(tiers).toEqual(["headings"])
})
