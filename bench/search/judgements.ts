import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isSection } from "../../src/content/sections"
import { compareText } from "../../src/lib/compare-text"

export const judgementKinds = ["plain", "typo", "prefix", "phrase", "question"] as const
export type JudgementKind = (typeof judgementKinds)[number]

/** A query with the pages that answer it; any of them counts as found. */
export interface Judgement {
  /**
   * Plain words, words with one typo, a half-typed last word, a phrase from a text, or a reader's
   * question.
   */
  kind: JudgementKind
  query: string
  pages: string[]
}

export interface Judgements {
  /** Queries used to tune the ranking. */
  tuning: Judgement[]
  /** Queries not used for tuning, which show if the results generalize. */
  heldOut: Judgement[]
  /**
   * Sixty questions that measured the first ranking of questions; the nine that it missed were
   * examined later.
   */
  heldOutQuestions: Judgement[]
  /** Forty questions, not used for tuning, that were written before those nine were examined. */
  furtherQuestions: Judgement[]
  /**
   * Twenty everyday queries, separate from the eighty in `everyday.json` and
   * `further-everyday.json`.
   */
  heldOutEveryday: Judgement[]
}

const judgementsFolder = "tests/search/judgements"
/** Files that are not used for tuning. */
const apart = {
  heldOut: "held-out.json",
  heldOutQuestions: "held-out-questions.json",
  furtherQuestions: "further-questions.json",
  heldOutEveryday: "held-out-everyday.json",
}

export function readJudgements(folder = judgementsFolder): Judgements {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Judgement[]
  const files = readdirSync(folder).filter(file => file.endsWith(".json"))
  const keptApart = Object.values(apart)
  return {
    tuning: files
      .filter(file => !keptApart.includes(file))
      .sort(compareText)
      .flatMap(read),
    heldOut: read(apart.heldOut),
    heldOutQuestions: read(apart.heldOutQuestions),
    furtherQuestions: read(apart.furtherQuestions),
    heldOutEveryday: read(apart.heldOutEveryday),
  }
}

/** Section of the site that a judgment's first page belongs to. */
export function corpusOf({ pages: [path = ""] }: Judgement): string {
  if (path.startsWith("/docs/terms/")) return "glossary"
  if (path.startsWith("/docs/contracts/V")) return "contracts"
  const [, folder = ""] = path.split("/")
  return folder === "docs" || isSection(folder) ? folder : "pages"
}
