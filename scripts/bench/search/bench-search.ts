import { existsSync } from "node:fs"
import { makeIndex } from "../../../src/emit/search-index/search-index"
import { siteRecords } from "../../../src/model/search/site-records"
import { createEngine } from "../../../src/search/engine/create-engine"
import { rowsOf } from "../../../src/search/engine/row"
import { ContentReader } from "../../../src/site/content-reader"
import { loadSite } from "../../../src/site/load-site"
import { bytesOf } from "../page-bytes"
import { kilobytes, median, table, writeResults } from "../report"
import { generatedJudgements } from "./generated"
import { type Judgement, judgementKinds, readJudgements } from "./judgements"
import { type KeyTimes, type SearchTimes, searchTimes } from "./key-times"
import { judge, type Scores, scoresByGroup } from "./ranking"

const PHRASES = 400
/** Every so many judged queries are typed into the browser. */
const TYPED = 12

/**
 * `npm run bench -- --search [folder]`: how well the search ranks on judged queries, how large its index is and how
 * long it takes to make, and, on a built site, how long a reader waits for an answer.
 */
export async function benchSearch(publicFolder: string, showMissed: boolean): Promise<void> {
  const { pages, content, drawn } = await loadSite(new ContentReader(), false)
  const cutting = performance.now()
  const searchRecords = siteRecords(pages, content, drawn)
  const indexing = performance.now()
  const artefacts = makeIndex(rowsOf(searchRecords))
  const made = performance.now()
  const sizeOf = (name: string) => {
    const file = artefacts.find(({ path }) => path.includes(`/${name}-`))
    return file && bytesOf(Buffer.from(file.body))
  }
  const headings = sizeOf("titles") ?? sizeOf("headings")
  const texts = sizeOf("texts")
  const index = {
    records: searchRecords.length,
    headings,
    texts,
    seconds: { cut: (indexing - cutting) / 1000, index: (made - indexing) / 1000 },
  }
  console.log(
    `\n${index.records} records, cut in ${index.seconds.cut.toFixed(2)} s and indexed in ${index.seconds.index.toFixed(2)} s; ` +
      `brotli: headings ${kilobytes(headings?.brotli ?? 0)} (at most 70), texts ${kilobytes(texts?.brotli ?? 0)}`,
  )

  const engine = createEngine(searchRecords)
  const { tuning, heldOut, heldOutQuestions, furtherQuestions, heldOutEveryday } = readJudgements()
  const judged = {
    tuning: judge(tuning, request => engine.search(request)),
    "held out": judge([...heldOut, ...heldOutQuestions], request => engine.search(request)),
    "further questions": judge(furtherQuestions, request => engine.search(request)),
    "everyday, held out": judge(heldOutEveryday, request => engine.search(request)),
    generated: judge(generatedJudgements(rowsOf(searchRecords), PHRASES), request =>
      engine.search(request),
    ),
  }
  const ranking = Object.entries(judged).map(([set, some]) => ({
    set,
    groups: scoresByGroup(some),
  }))
  for (const { set, groups } of ranking) printScores(set, groups)
  if (showMissed)
    for (const { kind, query, pages: wanted, found, rank } of judged.tuning)
      if (rank !== 1) console.log(`${rank} ${kind} "${query}": ${found[0]}, not ${wanted[0]}`)

  const times = existsSync(publicFolder)
    ? await searchTimes(publicFolder, typedQueries([...tuning, ...heldOut]))
    : undefined
  if (times) printTimes(times)
  else console.log(`\nNo times: ${publicFolder} holds no built site.`)
  writeResults("search", { index, ranking, times })
}

const typedQueries = (judgements: readonly Judgement[]) =>
  judgements.filter((_, index) => index % TYPED === 0).map(({ query }) => query)

function printScores(set: string, groups: readonly Scores[]): void {
  const cell = ({ queries, mrr, success, successAt3 }: Scores["kinds"]["plain"]) =>
    queries === 0
      ? "-"
      : `${mrr.toFixed(3)} / ${success.toFixed(2)} / ${successAt3.toFixed(2)} (${queries})`
  const rows = groups.map(({ group, kinds }) => [
    group,
    ...judgementKinds.map(kind => cell(kinds[kind])),
  ])
  console.log(`\n${set}: MRR@10 / success@1 / success@3 (queries)\n`)
  console.log(table(["", ...judgementKinds], rows))
}

function printTimes({ unthrottled, throttled, coldStarts }: SearchTimes): void {
  const cells = ({ median: middle, p95 }: KeyTimes["shown"]) => [
    `${middle.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
  ]
  const row = (name: string, { keys, answered, shown }: KeyTimes) => [
    `${name}, ${keys} keys`,
    ...cells(answered),
    ...cells(shown),
  ]
  console.log(
    `\n${table(
      ["key to", "answer, median", "p95", "shown, median", "p95"],
      [row("unthrottled", unthrottled), row("4x CPU throttle", throttled)],
    )}`,
  )
  console.log(
    `\nCold start, key to first hit: median ${median(coldStarts).toFixed(0)} ms, ` +
      `slowest of ${coldStarts.length} ${Math.max(...coldStarts).toFixed(0)} ms`,
  )
}
