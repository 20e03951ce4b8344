import { queriesAtRest } from "./queries-at-rest"

const trackedQueries = new Map<string, { running: number }>()
jest.mock("gatsby/dist/redux", () => ({
  store: { getState: () => ({ queries: { trackedQueries } }) },
}))

test("resolves when the last query has ended, or at once when none runs", async () => {
  trackedQueries.set("/a", { running: 0 })
  await queriesAtRest()
  trackedQueries.set("/b", { running: 1 })
  const told: string[] = []
  const rest = queriesAtRest().then(() => told.push("rest"))
  await new Promise(setImmediate)
  told.push("the query has ended")
  trackedQueries.set("/b", { running: 0 })
  await rest
  expect(told).toEqual(["the query has ended", "rest"])
})
