import { mean } from "d3-array"
import { compareText } from "../../src/lib/compare-text"
import { addressInAllVersions } from "../../src/search/engine/twins"
import type { SearchRequest, SearchResult } from "../../src/search/protocol"
import { contextualTag } from "../../src/search/records/searchable-page"
import { docsVersions, site } from "../../src/site.config"
import { corpusOf, type Judgement, type JudgementKind, judgementKinds } from "./judgements"

/** Where the first page that answers stands among the pages found, from 1; 0 where it is not among ten. */
export interface Judged extends Judgement {
  rank: number
  /** Pages found, best first. */
  found: string[]
}

const DEPTH = 10

/** What a reader of the current docs searches. */
const contextualTags = [
  contextualTag({ section: "pages", version: "" }),
  contextualTag({ section: "docs", version: docsVersions[0].name }),
].map(tag => `docusaurus_tag:${tag}`)

/** Asks what the search box asks, and finds the judged pages among the pages of its hits. */
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
    // The page of a contract in another version answers a query for it as well.
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
  /** Share of queries that have an answer in the first place. */
  success: number
  /** Share of queries that have an answer among the first three. */
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

/** Scores of each kind over the whole site, then of each part of it. */
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
