import type { LookupWeights } from "./word-lookup"

/** What counts beside the score of the words. */
export interface Weights {
  /** Power of the share of the query's words that a row has. */
  coverage: number
  /** Each step of a page's own rank. */
  rank: number
  /** Power of what the rank comes to. */
  rankPower: number
  /** Factor of the contract reference beside other pages of its rank. */
  contracts: number
  /** The query as a phrase. */
  phrase: number
  /** Words of the query side by side. */
  proximity: number
  /** A heading that says the same as the query. */
  title: number
  /** Power of how much of both is the same. */
  titlePower: number
  /** What the page says elsewhere, for the best of its rows. */
  page: number
  lookup: LookupWeights
}

/** docs/decisions/0042-search-ranking.md tells how the values were found. */
export const wordWeights: Weights = {
  coverage: 1.6,
  rank: 0.04,
  rankPower: 1,
  contracts: 1,
  phrase: 6,
  proximity: 1,
  title: 0.3,
  titlePower: 1,
  page: 0.5,
  lookup: {
    boost: { title: 2, page: 4, path: 1, content: 1, keywords: 2 },
    synonym: 0.3,
  },
}

/**
 * Who asks a question wants a page that explains, so what the page is counts more than where a few words stand;
 * docs/decisions/0044-search-questions.md.
 */
export const questionWeights: Weights = {
  ...wordWeights,
  rank: 1,
  rankPower: 1.5,
  contracts: 0.5,
  title: 6,
  titlePower: 2,
  page: 2,
  lookup: {
    boost: { title: 4, page: 4, path: 1, content: 1, keywords: 6 },
    synonym: 0.5,
  },
}
