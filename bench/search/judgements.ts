import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isSection } from "../../src/content/sections"
import { compareText } from "../../src/lib/compare-text"

export const judgementKinds = ["plain", "typo", "prefix", "phrase", "question"] as const
export type JudgementKind = (typeof judgementKinds)[number]

/** A query with the pages that answer it, any of which counts as found. */
export interface Judgement {
  /** Plain words; with one typo; with a half-typed last word; a phrase of a text; a question as readers ask it. */
  kind: JudgementKind
  query: string
  pages: string[]
}

export interface Judgements {
  /** Queries that the ranking was tuned by. */
  tuning: Judgement[]
  /** Queries that nobody looked at while tuning; they tell whether what was found holds for others. */
  heldOut: Judgement[]
  /** Sixty questions that the first ranking of questions was measured by; the nine that it missed were looked at since. */
  heldOutQuestions: Judgement[]
  /** Forty questions written before that look, whose queries nobody tuned by. */
  furtherQuestions: Judgement[]
  /** Twenty queries of everyday speech, apart from the eighty that `everyday.json` and `further-everyday.json` hold. */
  heldOutEveryday: Judgement[]
}

const judgementsFolder = "tests/search/judgements"
/** Files that are kept apart from those that the ranking is tuned by. */
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

/** Part of the site that a judgement's first page belongs to. */
export function corpusOf({ pages: [path = ""] }: Judgement): string {
  if (path.startsWith("/docs/terms/")) return "glossary"
  if (path.startsWith("/docs/contracts/V")) return "contracts"
  const [, folder = ""] = path.split("/")
  return folder === "docs" || isSection(folder) ? folder : "pages"
}
