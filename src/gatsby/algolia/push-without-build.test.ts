import { type AlgoliaServer, startAlgoliaServer } from "../../../scripts/algolia-mock/server"
import { exampleRecords } from "../../../tests/helpers/search-records"
import { digestOf } from "../../lib/digest"
import type { SearchRecord } from "../../search/protocol"
import { indexSettings } from "../../search/push/index-settings"
import { pushedRecord } from "../../search/push/pushed-record"
import { pushWithoutBuild } from "./push-without-build"

let server: AlgoliaServer
beforeEach(async () => {
  server = await startAlgoliaServer({ adminKey: "admin" })
})
afterEach(() => server.stop())

const push = (records: SearchRecord[], options?: { dryRun: boolean }) =>
  pushWithoutBuild(
    { appId: "app", adminKey: "admin", indexName: "site", hosts: [`127.0.0.1:${server.port}`] },
    records,
    options,
  )
const spread = exampleRecords(["/docs/spread", "Spread", "What a < b costs."])
const held = () => [...(server.store.indexes.get("site")?.objects.values() ?? [])]
const batches = () => server.calls.filter(({ path }) => path.endsWith("/batch"))

test("creates an index with complete records and settings when there is none", async () => {
  await push(spread)
  // Even the key order must match, because the digests depend on it.
  expect(JSON.stringify(held())).toBe(
    JSON.stringify(spread.map(record => pushedRecord(record, digestOf))),
  )
  expect(server.store.index("site").settings).toEqual(indexSettings)
})

test("writes no records when nothing has changed", async () => {
  await push(spread)
  server.calls.length = 0
  await push(spread)
  expect(batches()).toEqual([])
})

test("writes changed records and removes deleted ones", async () => {
  await push([...spread, ...exampleRecords(["/docs/old", "Old"])])
  server.calls.length = 0
  await push(exampleRecords(["/docs/spread", "Spread", "It costs more."]))
  const written = batches().flatMap(
    ({ body }) => (body as { requests: { action: string; body: SearchRecord }[] }).requests,
  )
  expect(written.map(({ action, body }) => `${action} ${body.objectID}`)).toEqual([
    "updateObject /docs/spread#-1",
    "deleteObject /docs/old#-0",
  ])
  expect(held()).toHaveLength(spread.length)
})

test("fails when the index rejects records, and pushes them next time", async () => {
  server.misbehave({ status: 403, only: /batch/ })
  await expect(push(spread)).rejects.toThrow(/failed to index to Algolia: .+/)
  server.misbehave({ status: 403, only: /browse/ })
  await expect(push(spread)).rejects.toThrow(/failed while getting indexed objects: .+/)
  expect(held()).toEqual([])
  server.misbehave()
  await push(spread)
  expect(held()).toHaveLength(spread.length)
})

test("changes no records or settings in a dry run", async () => {
  jest.spyOn(console, "log").mockImplementation(() => {})
  await push(spread)
  server.store.index("site").settings = {}
  await push(exampleRecords(["/docs/spread", "Spread", "It costs more."]), { dryRun: true })
  expect(held().map(({ content }) => content)).toEqual([null, "What a &lt; b costs."])
  expect(server.store.index("site").settings).toEqual({})
})

test("pushes all records when one call cannot hold them", async () => {
  const many = exampleRecords(
    ...Array.from({ length: 1300 }, (_, index): [string, string] => [
      `/docs/p${index}`,
      `P${index}`,
    ]),
  )
  await push(many)
  expect(held()).toHaveLength(many.length)
  server.calls.length = 0
  await push(many)
  expect(batches()).toEqual([])
})
