import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { judgmentKinds, readJudgments } from "../../bench/search/judgments"
import { judge, scoreOf } from "../../bench/search/ranking"
import { type AlgoliaServer, startAlgoliaServer } from "../../scripts/algolia-mock/server"
import { loadRecords } from "../../src/gatsby/algolia/load-records"
import { isOfContracts } from "../../src/search/engine/duplicate-versions"
import { rowsOf } from "../../src/search/engine/row"
import { SearchEngine } from "../../src/search/engine/search-engine"
import { loadIndex } from "../../src/search/engine/text-index"
import { indexFiles, withTexts } from "../../src/search/index-files/index-files"
import { unpackHeadings } from "../../src/search/index-files/packed-headings"
import type { SearchAnswer, SearchRecord, SearchRequest } from "../../src/search/protocol"

/** Checks the search on the site's own content, in both engines as readers have them. */
jest.setTimeout(120_000)

let records: SearchRecord[]
let embedded: SearchEngine
let server: AlgoliaServer
beforeAll(async () => {
  records = await loadRecords()
  embedded = embeddedEngine()
  server = await startAlgoliaServer({ indexes: { site: records } })
})
afterAll(() => server.stop())

/** The embedded engine as a reader's worker loads it from the index files. */
function embeddedEngine(): SearchEngine {
  const { headings, texts } = JSON.parse(JSON.stringify(indexFiles(rowsOf(records))))
  return new SearchEngine(
    withTexts(unpackHeadings(headings.rows), texts.texts),
    loadIndex(texts.index),
  )
}

const { tuning, heldOut, heldOutQuestions, furtherQuestions, heldOutEveryday } = readJudgments()
const heldApart = [heldOut, heldOutQuestions, furtherQuestions, heldOutEveryday].flat()

test("returns the same first page of hits from both engines for all judgments", async () => {
  const requests = [...tuning, ...heldApart].map(
    ({ query }): SearchRequest => ({ indexName: "site", query, hitsPerPage: 20 }),
  )
  const answer = await fetch(`${server.url}/1/indexes/*/queries`, {
    method: "POST",
    body: JSON.stringify({ requests }),
  })
  const { results } = (await answer.json()) as SearchAnswer
  const firstPages = results.map(({ query, hits }) => [query, ...hits.map(({ url }) => url)])
  expect(firstPages).toEqual(
    requests.map(request => [request.query, ...embedded.search(request).hits.map(hit => hit.url)]),
  )
})

// Slightly below the measured values, because a new page may take a place without being a mistake.
test.each([
  ["plain", 0.93],
  ["typo", 0.92],
  ["prefix", 0.93],
  ["phrase", 0.9],
  ["question", 0.81],
] as const)("ranks judged pages high for %s queries", (kind, least) => {
  const judged = judge(
    tuning.filter(judgment => judgment.kind === kind),
    request => embedded.search(request),
  )
  expect(scoreOf(judged).mrr).toBeGreaterThanOrEqual(least)
})

test.each([
  // Measured: 58
  ["sixty", heldOutQuestions, 60, 57],
  // Measured: 37
  ["forty further", furtherQuestions, 40, 36],
  // Measured: 18
  ["twenty everyday", heldOutEveryday, 20, 17],
])(
  "finds a right page among the first three for nearly all of %s held-out questions",
  (_, questions, count, least) => {
    const judged = judge(questions, request => embedded.search(request))
    expect(judged).toHaveLength(count)
    expect(judged.filter(({ rank }) => rank > 0 && rank <= 3).length).toBeGreaterThanOrEqual(least)
  },
)

const isOfV2 = ({ url }: { url: string }) => /^\/docs\/contracts\/V2(?![\w.])/.test(url)

test("shows the status of contracts in hits of both engines", async () => {
  const { label } = parse(readFileSync("content/data/safety.yaml", "utf8")).notice
  const statusOf = (path: string) =>
    new Set(
      records.filter(record => record.url_without_anchor === path).map(record => record.status),
    )
  const contracts = records.filter(({ url }) => isOfContracts(url))
  const [ofV2, closed] = [contracts.filter(isOfV2), contracts.filter(each => !isOfV2(each))]
  expect(new Set(ofV2.map(({ status }) => status))).toEqual(new Set([null]))
  expect(new Set(closed.map(({ status }) => status))).toEqual(new Set([label]))
  expect(statusOf("/docs/contracts/deployment-addresses")).toEqual(new Set([label]))
  expect(statusOf("/docs/terms/delta")).toEqual(new Set([null]))
  const request: SearchRequest = { indexName: "site", query: "mintOptions", hitsPerPage: 20 }
  const answer = await fetch(`${server.url}/1/indexes/*/queries`, {
    method: "POST",
    body: JSON.stringify({ requests: [request] }),
  })
  const { results } = (await answer.json()) as SearchAnswer
  for (const { hits } of [...results, embedded.search(request)]) {
    const ofContracts = hits.filter(hit => isOfContracts(hit.url) && !isOfV2(hit))
    expect(ofContracts).not.toEqual([])
    expect(new Set(ofContracts.map(({ status }) => status))).toEqual(new Set([label]))
  }
})

test("has judgments of every kind and only for existing pages", () => {
  const known = new Set(records.map(record => record.url_without_anchor))
  const all = [...tuning, ...heldApart]
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(judgmentKinds))
  expect(all.flatMap(({ pages }) => pages).filter(page => !known.has(page))).toEqual([])
})
