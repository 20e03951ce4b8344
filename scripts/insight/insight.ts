import { group, rollup, sum } from "d3-array"
import type { Judgement } from "../../bench/search/judgements"
import { compareText } from "../../src/lib/compare-text"
import type { ReaderEvent } from "./read-events"

/** When readers agree enough. Counts are of events, shares of those of one query or page. */
export const thresholds = {
  /** A page answers a query where so many chose it, and so large a share of those who asked. */
  clicks: 3,
  share: 0.25,
  /** A query without results, and a page that was not helpful, come from more than one reader. */
  asked: 2,
  unhelpful: 2,
  /** Mean rank from which on the right page stands too low. */
  rank: 3,
} as const

export interface Insight {
  /** Queries that nobody has judged yet, in the form of tests/search/judgements. */
  judgements: Judgement[]
  /** Queries that find nothing, the most frequent first. */
  missing: { term: string; count: number }[]
  /** Queries whose page is found, but far down. */
  low: { term: string; path: string; rank: number; count: number }[]
  /** Pages that did not help, the worst first. */
  pages: {
    path: string
    helped: number
    failed: number
    sections: { section: string; count: number }[]
    comments: string[]
  }[]
}

/** What readers' events say of the search and of the pages. */
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

/** One query, however it was typed. */
const plain = (term: string) => term.trim().replace(/\s+/g, " ").toLowerCase()

/** What was taken out of a query cannot be searched for. */
const isRedacted = (term: string) => /\[(email|address)\]/.test(term)

const kindOf = (query: string): Judgement["kind"] =>
  /^(how|what|why|when|where|which|who|can|do|does|is|are|should)\b/.test(query)
    ? "question"
    : "plain"

/** Pages that enough readers chose for a query, the most chosen first. */
function answersOf(clicks: readonly Named<"search_select">[]): string[] {
  const total = countOf(clicks)
  return [...rollup(clicks, countOf, ({ path }) => path)]
    .filter(([, count]) => count >= thresholds.clicks && count / total >= thresholds.share)
    .sort(([a, countA], [b, countB]) => countB - countA || compareText(a, b))
    .map(([path]) => path)
}

/** The page that most chose for a query, where it stood too low. */
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

/** The list of pages to write and to mend, as Markdown. */
export function pagesToWrite({ missing, low, pages }: Insight): string {
  return [
    "# Pages to write and to mend",
    "",
    "## Searched for, and not found",
    "",
    ...listOr(missing.map(({ term, count }) => `- "${term}": ${times(count)}`)),
    "",
    "## Found too far down",
    "",
    ...listOr(
      low.map(
        ({ term, path, rank, count }) =>
          `- "${term}": ${path} stands at ${rank.toFixed(1)} on average, chosen ${times(count)}`,
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
