import { exampleRecords } from "../../tests/helpers/search-records"
import { type AlgoliaServer, startAlgoliaServer } from "./server"

let server: AlgoliaServer
beforeEach(async () => {
  server = await startAlgoliaServer({
    adminKey: "admin",
    searchKey: "search",
    indexes: { site: exampleRecords(["/docs/spread", "Spread", "What a < b costs."]) },
  })
})
afterEach(() => server.stop())

async function call(method: string, path: string, body?: unknown, key = "admin") {
  const response = await fetch(`${server.url}/1/indexes/${path}`, {
    method,
    headers: { "x-algolia-api-key": key, "content-type": "text/plain" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const put = (index: string, objectID: string) =>
  call("POST", `${index}/batch`, {
    requests: [{ action: "updateObject", body: { objectID, internal: { contentDigest: "1" } } }],
  })

test("answers a multi-query as Algolia does, with HTML snippets", async () => {
  const { body } = await call(
    "POST",
    "*/queries",
    { requests: [{ indexName: "site", query: "costs", attributesToSnippet: ["content:10"] }] },
    "search",
  )
  expect(body.results[0]).toMatchObject({ index: "site", query: "costs", nbHits: 1, nbPages: 1 })
  expect(body.results[0].hits[0]._snippetResult.content.value).toBe(
    "What a &lt; b <mark>costs</mark>.",
  )
})

test("accepts URL-encoded parameters", async () => {
  const params = `query=spread&facets=${encodeURIComponent('["section"]')}`
  const { body } = await call("POST", "*/queries", { requests: [{ indexName: "site", params }] })
  expect(body.results[0].facets).toEqual({ section: { docs: 1 } })
})

test("returns 404, as the plugin expects, when an index has no settings", async () => {
  expect(await call("GET", "nowhere/settings")).toEqual({
    status: 404,
    body: { message: "Index nowhere does not exist", status: 404 },
  })
})

test("stores settings", async () => {
  await call("PUT", "site/settings", { distinct: true })
  expect((await call("GET", "site/settings")).body).toEqual({ distinct: true })
})

test("returns all objects page by page, with the requested attributes, when browsing", async () => {
  const requests = Array.from({ length: 1200 }, (_, index) => ({
    action: "addObject",
    body: { objectID: String(index), title: "x", internal: { contentDigest: "1" } },
  }))
  await call("POST", "large/batch", { requests })
  const asked = { attributesToRetrieve: ["internal.contentDigest"] }
  const first = (await call("POST", "large/browse", asked)).body
  const second = (await call("POST", "large/browse", { ...asked, cursor: first.cursor })).body
  expect(first.hits[0]).toEqual({ objectID: "0", internal: { contentDigest: "1" } })
  expect([first.hits.length, second.hits.length, second.cursor]).toEqual([1000, 200, undefined])
})

test("replaces an index when another is moved over it", async () => {
  await put("new", "a")
  await call("POST", "new/operation", { operation: "move", destination: "site" })
  expect([...server.store.index("site").objects.keys()]).toEqual(["a"])
  expect(server.store.indexes.has("new")).toBe(false)
})

test("empties an index and keeps its settings when it is cleared", async () => {
  await call("PUT", "site/settings", { distinct: true })
  await call("POST", "site/clear")
  expect(server.store.index("site").objects.size).toBe(0)
  expect(server.store.index("site").settings).toEqual({ distinct: true })
})

test("refuses to write when given the search key", async () => {
  const { status } = await call("POST", "site/clear", {}, "search")
  expect(status).toBe(403)
})

test("fails only the calls for which an error is set up", async () => {
  server.misbehave({ status: 503, only: /queries/ })
  expect((await call("POST", "*/queries", { requests: [] })).status).toBe(503)
  expect((await call("GET", "site/settings")).status).toBe(200)
})

test("leaves the response unfinished when it is set to hang halfway", async () => {
  server.misbehave({ hang: "halfway" })
  const response = await fetch(`${server.url}/1/indexes/site/settings`)
  expect(response.status).toBe(403)
  const rest = expect(response.text()).rejects.toThrow("terminated")
  await server.stop()
  await rest
})
