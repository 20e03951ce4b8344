import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isSection } from "../../src/content/sections"
import { compareText } from "../../src/lib/compare-text"

export const judgmentKinds = ["plain", "typo", "prefix", "phrase", "question"] as const
export type JudgmentKind = (typeof judgmentKinds)[number]

/** A query with the pages that answer it; any of them counts as found. */
export interface Judgment {
  /**
   * Plain words, words with one typo, a half-typed last word, a phrase from a text, or a reader's
   * question.
   */
  kind: JudgmentKind
  query: string
  pages: string[]
}

export interface Judgments {
  /** Queries used to tune the ranking. */
  tuning: Judgment[]
  /** Queries not used for tuning, which show if the results generalize. */
  heldOut: Judgment[]
  /**
   * Sixty questions that measured the first ranking of questions; the nine that it missed were
   * examined later.
   */
  heldOutQuestions: Judgment[]
  /** Forty questions, not used for tuning, that were written before those nine were examined. */
  furtherQuestions: Judgment[]
  /**
   * Twenty everyday queries, separate from the eighty in `everyday.json` and
   * `further-everyday.json`.
   */
  heldOutEveryday: Judgment[]
}

const judgmentsFolder = "tests/search/judgments"
/** Files that are not used for tuning. */
const apart = {
  heldOut: "held-out.json",
  heldOutQuestions: "held-out-questions.json",
  furtherQuestions: "further-questions.json",
  heldOutEveryday: "held-out-everyday.json",
}

export function readJudgments(folder = judgmentsFolder): Judgments {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Judgment[]
  const files = readdirSync(folder).filter(file => file.endsWith(".json"))
  const heldOutFiles = Object.values(apart)
  return {
    tuning: files
      .filter(file => !heldOutFiles.includes(file))
      .sort(compareText)
      .flatMap(read),
    heldOut: read(apart.heldOut),
    heldOutQuestions: read(apart.heldOutQuestions),
    furtherQuestions: read(apart.furtherQuestions),
    heldOutEveryday: read(apart.heldOutEveryday),
  }
}

/** Section of the site that a judgment's first page belongs to. */
export function corpusOf({ pages: [path = ""] }: Judgment): string {
  if (path.startsWith("/docs/terms/")) return "glossary"
  if (path.startsWith("/docs/contracts/V")) return "contracts"
  const [, folder = ""] = path.split("/")
  return folder === "docs" || isSection(folder) ? folder : "pages"
}
