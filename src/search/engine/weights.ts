import type { LookupWeights } from "./word-lookup"

/** Weights of everything other than the score of the words. */
export interface Weights {
  /** Exponent of the share of the query's words that a row has. */
  coverage: number
  /** Weight of each step of the page's rank. */
  rank: number
  /** Exponent of the rank factor. */
  rankPower: number
  /** Factor of the contract reference relative to other pages of the same rank. */
  contracts: number
  /** Weight of the query as a phrase. */
  phrase: number
  /** Weight of adjacent query words. */
  proximity: number
  /** Weight of a heading that matches the query. */
  title: number
  /** Exponent of the heading's similarity. */
  titlePower: number
  /** Weight, for the best row of a page, of the score of the whole page. */
  page: number
  lookup: LookupWeights
}

/** Weights for words; docs/decisions/0042-search-ranking.md describes how they were found. */
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
 * Weights for questions, which need a page that explains: the kind of page counts more than word
 * positions (docs/decisions/0044-search-questions.md).
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
