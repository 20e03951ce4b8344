import { group, rollup, sum } from "d3-array"
import type { Judgement } from "../../bench/search/judgements"
import { compareText } from "../../src/lib/compare-text"
import type { ReaderEvent } from "./read-events"

/**
 * Thresholds for conclusions. Counts are of events; shares are of the events of one query or page.
 */
export const thresholds = {
  /** Minimum clicks, and minimum share of a query's clicks, for a page to count as its answer. */
  clicks: 3,
  share: 0.25,
  /**
   * Minimum events for a query without results, and for an unhelpful page, so that they come from
   * more than one reader.
   */
  asked: 2,
  unhelpful: 2,
  /** Mean rank above which the right page is too far down. */
  rank: 3,
} as const

export interface Insight {
  /** Queries without a judgment yet, in the format of `tests/search/judgements`. */
  judgements: Judgement[]
  /** Queries without results, the most frequent first. */
  missing: { term: string; count: number }[]
  /** Queries whose page is found, but too far down. */
  low: { term: string; path: string; rank: number; count: number }[]
  /** Pages with unhelpful votes, the worst first. */
  pages: {
    path: string
    helped: number
    failed: number
    sections: { section: string; count: number }[]
    comments: string[]
  }[]
}

/** Evaluates readers' events about the search and the pages. */
export function insightOf(events: readonly ReaderEvent[], judged: readonly Judgement[]): Insight {
  const known = new Set(judged.map(({ query }) => plain(query)))
  const chosen = group(only(events, "search_select"), ({ term }) => plain(term))
  const empty = rollup(only(events, "search_no_results"), countOf, ({ term }) => plain(term))
  return {
    judgements: [...chosen]
      .filter(([term]) => !known.has(term) && !isRedacted(term))
      .map(([query, clicks]) => ({ kind: kindOf(query), query, pages: answersOf(clicks) }))
      .filter(({ pages }) => pages.length > 0)
      .sort((a, b) => compareText(a.query, b.query)),
    missing: [...empty]
      .filter(([term, count]) => count >= thresholds.asked && !isRedacted(term))
      .map(([term, count]) => ({ term, count }))
      .sort((a, b) => b.count - a.count || compareText(a.term, b.term)),
    low: [...chosen]
      .flatMap(([term, clicks]) => lowest(term, clicks))
      .sort((a, b) => b.rank - a.rank || compareText(a.term, b.term)),
    pages: pagesOf(events),
  }
}

type Named<Name extends ReaderEvent["name"]> = Extract<ReaderEvent, { name: Name }>

const only = <Name extends ReaderEvent["name"]>(events: readonly ReaderEvent[], name: Name) =>
  events.filter((event): event is Named<Name> => event.name === name)

const countOf = (events: Iterable<{ count: number }>) => sum(events, ({ count }) => count)

/** Normalizes a query's spacing and case. */
const plain = (term: string) => term.trim().replace(/\s+/g, " ").toLowerCase()

/** Returns true if parts of a query were removed, so that it cannot be searched for. */
const isRedacted = (term: string) => /\[(email|address)\]/.test(term)

const kindOf = (query: string): Judgement["kind"] =>
  /^(how|what|why|when|where|which|who|can|do|does|is|are|should)\b/.test(query)
    ? "question"
    : "plain"

/** Pages that enough readers chose for a query, the most frequent choice first. */
function answersOf(clicks: readonly Named<"search_select">[]): string[] {
  const total = countOf(clicks)
  return [...rollup(clicks, countOf, ({ path }) => path)]
    .filter(([, count]) => count >= thresholds.clicks && count / total >= thresholds.share)
    .sort(([a, countA], [b, countB]) => countB - countA || compareText(a, b))
    .map(([path]) => path)
}

/** The page chosen most often for a query, if its rank was too low. */
function lowest(term: string, clicks: readonly Named<"search_select">[]): Insight["low"] {
  const [path = ""] = answersOf(clicks)
  const there = clicks.filter(click => click.path === path)
  const count = countOf(there)
  const rank = sum(there, click => click.rank * click.count) / count
  return count > 0 && rank > thresholds.rank && !isRedacted(term)
    ? [{ term, path, rank, count }]
    : []
}

function pagesOf(events: readonly ReaderEvent[]): Insight["pages"] {
  const comments = group(only(events, "page_feedback_comment"), ({ path }) => path)
  return [...group(only(events, "page_feedback"), ({ path }) => path)]
    .map(([path, answers]) => {
      const failures = answers.filter(({ helpful }) => !helpful)
      const sections = rollup(failures, countOf, ({ section }) => section)
      return {
        path,
        helped: countOf(answers) - countOf(failures),
        failed: countOf(failures),
        sections: [...sections]
          .map(([section, count]) => ({ section, count }))
          .sort((a, b) => b.count - a.count || compareText(a.section, b.section)),
        comments: (comments.get(path) ?? []).map(({ section, comment }) =>
          section ? `#${section}: ${comment}` : comment,
        ),
      }
    })
    .filter(({ failed, helped }) => failed >= thresholds.unhelpful && failed >= helped)
    .sort((a, b) => b.failed - a.failed || compareText(a.path, b.path))
}

/** Markdown list of the pages to write and to fix. */
export function pagesToWrite({ missing, low, pages }: Insight): string {
  return [
    "# Pages to write and to fix",
    "",
    "## Searched for, and not found",
    "",
    ...listOr(missing.map(({ term, count }) => `- "${term}": ${times(count)}`)),
    "",
    "## Ranked too low",
    "",
    ...listOr(
      low.map(
        ({ term, path, rank, count }) =>
          `- "${term}": ${path} ranks ${rank.toFixed(1)} on average, chosen ${times(count)}`,
      ),
    ),
    "",
    "## Not helpful",
    "",
    ...listOr(
      pages.flatMap(({ path, helped, failed, sections, comments }) => [
        `- ${path}: no ${times(failed)}, yes ${times(helped)}`,
        ...sections
          .filter(({ section }) => section)
          .map(({ section, count }) => `  - section #${section}: no ${times(count)}`),
        ...comments.map(comment => `  - "${comment}"`),
      ]),
    ),
    "",
  ].join("\n")
}

const times = (count: number) => (count === 1 ? "once" : `${count} times`)
const listOr = (lines: string[]) => (lines.length > 0 ? lines : ["Nothing."])
