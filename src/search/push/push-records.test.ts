import { type AlgoliaServer, startAlgoliaServer } from "../../../scripts/algolia-stand-in/server"
import { digestOf } from "../../gatsby/nodes/digest"
import { exampleRecords } from "../record.fixture"
import { indexSettings } from "./index-settings"
import { pushRecords } from "./push-records"
import { pushedRecord } from "./pushed-record"

let server: AlgoliaServer
beforeEach(async () => {
  server = await startAlgoliaServer({ adminKey: "admin" })
})
afterEach(() => server.stop())

const target = () => ({
  appId: "app",
  adminKey: "admin",
  indexName: "site",
  hosts: [`127.0.0.1:${server.port}`],
})
const records = (...pages: Parameters<typeof exampleRecords>) =>
  exampleRecords(...pages).map(record => pushedRecord(record, digestOf))
const spread = records(["/docs/spread", "Spread", "What it costs."])
const held = () => [...(server.store.indexes.get("site")?.objects.keys() ?? [])]
const writes = () => server.calls.filter(({ path }) => /\/(batch|settings)$/.test(path))

test("records and settings arrive in an index that did not exist", async () => {
  const report = await pushRecords(target(), spread)
  expect(report).toEqual({ written: spread.length, removed: 0, unchanged: 0, settings: true })
  expect(held()).toEqual(spread.map(({ objectID }) => objectID))
  expect(server.store.index("site").settings).toEqual(indexSettings)
})

test("a second push writes nothing", async () => {
  await pushRecords(target(), spread)
  server.calls.length = 0
  const report = await pushRecords(target(), spread)
  expect(report).toEqual({ written: 0, removed: 0, unchanged: spread.length, settings: false })
  expect(writes().filter(({ method }) => method !== "GET")).toEqual([])
})

test("what changed is written and what is gone is removed", async () => {
  await pushRecords(target(), [...spread, ...records(["/docs/old", "Old"])])
  const report = await pushRecords(target(), records(["/docs/spread", "Spread", "It costs more."]))
  expect(report).toMatchObject({ written: 1, removed: 1, unchanged: spread.length - 1 })
  expect(held()).toEqual(spread.map(({ objectID }) => objectID))
})

test("what a failed push left out is pushed by the next", async () => {
  server.misbehave({ status: 403, only: /batch/ })
  await expect(pushRecords(target(), spread)).rejects.toThrow()
  expect(held()).toEqual([])
  server.misbehave()
  expect(await pushRecords(target(), spread)).toMatchObject({ written: spread.length })
  expect(held()).toHaveLength(spread.length)
})

test("a dry run tells what it would do and does nothing", async () => {
  const report = await pushRecords(target(), spread, { dryRun: true })
  expect(report).toMatchObject({ written: spread.length, settings: true })
  expect(server.store.indexes.size).toBe(0)
  expect(server.calls.filter(({ method }) => method === "PUT")).toEqual([])
})

test("more records than fit into one call all arrive", async () => {
  const many = records(
    ...Array.from({ length: 1300 }, (_, index): [string, string] => [
      `/docs/p${index}`,
      `P${index}`,
    ]),
  )
  await pushRecords(target(), many)
  expect(held()).toHaveLength(many.length)
  expect(await pushRecords(target(), many)).toMatchObject({ written: 0, unchanged: many.length })
})
