import { group } from "d3-array"
import type { SearchRow } from "../../../src/search/engine/row"
import { isStopWord } from "../../../src/search/engine/stop-words"
import { termOf } from "../../../src/search/engine/terms"
import { addressInAllVersions } from "../../../src/search/engine/twins"
import { wordTexts } from "../../../src/search/engine/words"
import { type Dice, dice } from "../synthetic/dice"
import type { Judgement } from "./judgements"

/**
 * Queries made from the index itself, with the pages that they were made from: titles as they stand, with one typo,
 * with a half-typed last word, and phrases of running text. There are many of them and nobody chose them, so that they
 * show what a change does to the whole site where judgements show what it does to readers.
 */
export function generatedJudgements(rows: readonly SearchRow[], phrases: number): Judgement[] {
  const seeded = dice(1)
  const pages = rows.filter(({ anchor }) => anchor === null)
  const known = pagesByTitle(pages)
  const made = pages.flatMap(({ hierarchy }): Judgement[] => {
    const title = wordTexts(hierarchy.lvl1 ?? "").slice(0, 4)
    const answers = known.get(keyOf(hierarchy.lvl1 ?? "")) ?? []
    const judged = (kind: Judgement["kind"], words: readonly string[]): Judgement => ({
      kind,
      query: words.join(" "),
      pages: answers,
    })
    return [
      judged("plain", title),
      judged("typo", withTypo(title, seeded)),
      judged("prefix", halfTyped(title)),
    ]
  })
  const texts = rows.filter(({ content }) => wordTexts(content ?? "").length > 30)
  const twins = group(pages, ({ url }) => addressInAllVersions(url))
  const twinsOf = (path: string) =>
    twins.get(addressInAllVersions(path))?.map(({ url }) => url) ?? [path]
  return [...made, ...Array.from({ length: phrases }, () => phraseOf(texts, seeded, twinsOf))]
}

/** Pages of one title in several versions answer alike. */
function pagesByTitle(pages: readonly SearchRow[]): Map<string, string[]> {
  const known = new Map<string, string[]>()
  for (const { url, hierarchy } of pages) {
    const key = keyOf(hierarchy.lvl1 ?? "")
    known.set(key, [...(known.get(key) ?? []), url])
  }
  return known
}

const keyOf = (title: string) =>
  wordTexts(title.replace(/\(?V\d\.\d\)?/, ""))
    .slice(0, 4)
    .join(" ")
    .toLowerCase()

/** One letter of the longest word left out, doubled, replaced or swapped with the next; never the first. */
function withTypo(words: readonly string[], { int, pick }: Dice): string[] {
  const longest = [...words].sort((a, b) => b.length - a.length)[0] ?? ""
  const place = int(1, Math.max(1, longest.length - 2))
  const start = longest.slice(0, place)
  const letter = longest.charAt(place)
  const next = longest.charAt(place + 1)
  const rest = longest.slice(place + 1)
  const wrong = pick([
    start + rest,
    start + letter + letter + rest,
    `${start}${letter === "e" ? "a" : "e"}${rest}`,
    start + next + letter + rest.slice(1),
  ])
  return words.map(word => (word === longest ? wrong : word))
}

/** The last word cut to three fifths, as after a moment's typing. */
function halfTyped(words: readonly string[]): string[] {
  const last = words.at(-1) ?? ""
  return [...words.slice(0, -1), last.slice(0, Math.max(2, Math.ceil(last.length * 0.6)))]
}

/** Five neighbouring words of a text, at least three of which say something. */
function phraseOf(
  rows: readonly SearchRow[],
  { int }: Dice,
  twinsOf: (path: string) => string[],
): Judgement {
  const row = rows[int(0, rows.length - 1)]
  const words = wordTexts(row?.content ?? "")
  const parts = words.map((_, start) => words.slice(start, start + 5)).filter(isTelling)
  const part = parts[int(0, parts.length - 1)] ?? words.slice(0, 5)
  return {
    kind: "phrase",
    query: part.join(" "),
    pages: twinsOf(row?.url_without_anchor ?? ""),
  }
}

const isTelling = (words: readonly string[]) =>
  words.length === 5 &&
  words.filter(word => !isStopWord(termOf(word)) && /\p{L}{3}/u.test(word)).length >= 3
