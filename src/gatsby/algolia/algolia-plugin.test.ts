import { onPostBuild } from "gatsby-plugin-algolia/gatsby-node"
import { type AlgoliaServer, startAlgoliaServer } from "../../../scripts/algolia-mock/server"
import { exampleRecords } from "../../../tests/helpers/search-records"
import type { SearchRecord } from "../../search/protocol"
import { indexSettings } from "../../search/push/index-settings"
import { onPreBuild } from "../patches/algolia-notes/forget-pushed"
import { algoliaPlugin } from "./algolia-plugin"
import { type RecordsAnswer, recordsQuery } from "./records-query"

/**
 * Test server and plugin cache, which persists between builds. The tests call the real plugin with
 * the site's options, as Gatsby does.
 */
let server: AlgoliaServer
let cache: Map<string, object>
let warnings: string[]
beforeEach(async () => {
  server = await startAlgoliaServer({ adminKey: "admin" })
  cache = new Map()
  warnings = []
  process.env.GATSBY_ALGOLIA_APP_ID = "app"
  process.env.GATSBY_ALGOLIA_INDEX_NAME = "site"
  process.env.ALGOLIA_ADMIN_KEY = "admin"
})
afterEach(async () => {
  await server.stop()
  for (const name of ["GATSBY_ALGOLIA_APP_ID", "GATSBY_ALGOLIA_INDEX_NAME", "ALGOLIA_ADMIN_KEY"])
    delete process.env[name]
})

/**
 * Runs the plugin on these records instead of a GraphQL query; tests/fixtures/algolia.spec.ts
 * covers Gatsby's schema.
 */
async function build(records: SearchRecord[]): Promise<void> {
  const ofPlugin = {
    get: async (key: string) => cache.get(key),
    set: async (key: string, value: object) => cache.set(key, value),
  }
  await onPreBuild({ getCache: (() => ofPlugin) as never })
  const panic = (message: string) => {
    throw new Error(message)
  }
  const answer: RecordsAnswer = { data: { allSearchPage: { nodes: [{ records }] } } }
  await onPostBuild(
    {
      graphql: async (query: string) => (query === recordsQuery ? answer : { errors: [query] }),
      cache: ofPlugin,
      reporter: {
        activityTimer: () => ({ start() {}, setStatus() {}, end() {}, panicOnBuild: panic }),
        warn: (text: string) => warnings.push(text),
        info() {},
        panicOnBuild: panic,
      },
    },
    algoliaPlugin(target()).options,
  )
}

const target = () => ({
  appId: "app",
  adminKey: "admin",
  indexName: "site",
  hosts: [`127.0.0.1:${server.port}`],
})
const spread = exampleRecords(["/docs/spread", "Spread", "What a < b costs."])
const held = () => [...(server.store.indexes.get("site")?.objects.values() ?? [])]
const batches = () => server.calls.filter(({ path }) => path.endsWith("/batch"))

test("pushes the site's records and settings", async () => {
  await build(spread)
  expect(held().map(({ objectID }) => objectID)).toEqual(spread.map(({ objectID }) => objectID))
  expect(held().at(-1)).toMatchObject({ content: "What a &lt; b costs.", section: "docs" })
  expect(server.store.index("site").settings).toEqual(indexSettings)
})

test("pushes no records when the content is unchanged", async () => {
  await build(spread)
  server.calls.length = 0
  await build(spread)
  expect(batches()).toEqual([])
})

test("removes a page's records when the page is gone", async () => {
  await build([...spread, ...exampleRecords(["/docs/old", "Old"])])
  await build(spread)
  expect(held()).toHaveLength(spread.length)
})

test("warns when the index rejects records, and pushes them in the next build", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  server.misbehave({ status: 403, only: /batch/ })
  await build(spread)
  expect(warnings).toEqual(["failed to index to Algolia"])
  expect(held()).toEqual([])
  server.misbehave()
  await build(spread)
  expect(held()).toHaveLength(spread.length)
})
