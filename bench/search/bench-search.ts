import { makeIndex } from "../../src/emit/search-index/search-index"
import { siteRecords } from "../../src/model/search/site-records"
import { createEngine } from "../../src/search/engine/create-engine"
import { rowsOf } from "../../src/search/engine/row"
import { ContentReader } from "../../src/site/content-reader"
import { loadSite } from "../../src/site/load-site"
import { bytesOf } from "../page-bytes"
import { kilobytes, table, writeResults } from "../report"
import { judgmentKinds, readJudgments } from "./judgments"
import { judge, type Scores, scoresByGroup } from "./ranking"

/**
 * `npm run bench -- --search`: measures the ranking of judged queries and the size of the index.
 */
export async function benchSearch(showMissed: boolean): Promise<void> {
  const { pages, content, drawn } = await loadSite(new ContentReader(), false)
  const cutting = performance.now()
  const searchRecords = siteRecords(pages, content, drawn)
  const indexing = performance.now()
  const artifacts = makeIndex(rowsOf(searchRecords))
  const made = performance.now()
  const sizeOf = (name: string) => {
    const file = artifacts.find(({ path }) => path.includes(`/${name}-`))
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
  const { tuning, heldOut, heldOutQuestions, furtherQuestions, heldOutEveryday } = readJudgments()
  const judged = {
    tuning: judge(tuning, request => engine.search(request)),
    "held out": judge([...heldOut, ...heldOutQuestions], request => engine.search(request)),
    "further questions": judge(furtherQuestions, request => engine.search(request)),
    "everyday, held out": judge(heldOutEveryday, request => engine.search(request)),
  }
  const ranking = Object.entries(judged).map(([set, some]) => ({
    set,
    groups: scoresByGroup(some),
  }))
  for (const { set, groups } of ranking) printScores(set, groups)
  if (showMissed)
    for (const { kind, query, pages: wanted, found, rank } of judged.tuning)
      if (rank !== 1) console.log(`${rank} ${kind} "${query}": ${found[0]}, not ${wanted[0]}`)

  writeResults("search", { index, ranking })
}

function printScores(set: string, groups: readonly Scores[]): void {
  const cell = ({ queries, mrr, success, successAt3 }: Scores["kinds"]["plain"]) =>
    queries === 0
      ? "-"
      : `${mrr.toFixed(3)} / ${success.toFixed(2)} / ${successAt3.toFixed(2)} (${queries})`
  const rows = groups.map(({ group, kinds }) => [
    group,
    ...judgmentKinds.map(kind => cell(kinds[kind])),
  ])
  console.log(`\n${set}: MRR@10 / success@1 / success@3 (queries)\n`)
  console.log(table(["", ...judgmentKinds], rows))
}
