import { mean } from "d3-array"
import { compareText } from "../../src/lib/compare-text"
import { addressInAllVersions } from "../../src/search/engine/twins"
import type { SearchRequest, SearchResult } from "../../src/search/protocol"
import { contextualTag } from "../../src/search/records/searchable-page"
import { docsVersions, site } from "../../src/site.config"
import { corpusOf, type Judgement, type JudgementKind, judgementKinds } from "./judgements"

/** Judgment with the one-based rank of the first correct page among the ten found, or 0. */
export interface Judged extends Judgement {
  rank: number
  /** Pages found, best first. */
  found: string[]
}

const DEPTH = 10

/** Filters of a reader of the current docs. */
const contextualTags = [
  contextualTag({ section: "pages", version: "" }),
  contextualTag({ section: "docs", version: docsVersions[0].name }),
].map(tag => `docusaurus_tag:${tag}`)

/** Runs the queries as the search box does, and finds the judged pages among the hits. */
export function judge(
  judgements: readonly Judgement[],
  search: (request: SearchRequest) => SearchResult,
): Judged[] {
  return judgements.map(judgement => {
    const { hits } = search({
      indexName: "site",
      query: judgement.query,
      hitsPerPage: 20,
      facetFilters: [`language:${site.language}`, contextualTags],
    })
    // A contract's page in another version also answers a query for that contract.
    const answers = judgement.pages.map(addressInAllVersions)
    const found = [...new Set(hits.map(hit => hit.url_without_anchor))].slice(0, DEPTH)
    return {
      ...judgement,
      found,
      rank: found.map(addressInAllVersions).findIndex(path => answers.includes(path)) + 1,
    }
  })
}

export interface Score {
  queries: number
  /** Mean of 1 / rank over all queries. */
  mrr: number
  /** Share of queries whose first result is correct. */
  success: number
  /** Share of queries with a correct page among the first three. */
  successAt3: number
}

export function scoreOf(judged: readonly Judged[]): Score {
  return {
    queries: judged.length,
    mrr: mean(judged, ({ rank }) => (rank > 0 ? 1 / rank : 0)) ?? 0,
    success: mean(judged, ({ rank }) => (rank === 1 ? 1 : 0)) ?? 0,
    successAt3: mean(judged, ({ rank }) => (rank > 0 && rank <= 3 ? 1 : 0)) ?? 0,
  }
}

export interface Scores {
  group: string
  kinds: Record<JudgementKind, Score>
}

/** Scores of each kind for the whole site, then for each section. */
export function scoresByGroup(judged: readonly Judged[]): Scores[] {
  const corpora = [...new Set(judged.map(corpusOf))].sort(compareText)
  const kindsOf = (some: readonly Judged[]) =>
    Object.fromEntries(
      judgementKinds.map(kind => [kind, scoreOf(some.filter(entry => entry.kind === kind))]),
    ) as Record<JudgementKind, Score>
  return [
    { group: "all", kinds: kindsOf(judged) },
    ...corpora.map(group => ({
      group,
      kinds: kindsOf(judged.filter(entry => corpusOf(entry) === group)),
    })),
  ]
}
