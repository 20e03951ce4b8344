import type { Feedback } from "../browser/feedback/feedback-event"

/**
 * Every event that the site sends to Google Analytics, with its parameters; other events do not
 * compile. docs/analytics.md says when each is sent.
 */
export interface AnalyticsEvents {
  /** A page was shown, or its query or hash changed. */
  page_view: {
    /** Document title, as in the browser's tab. */
    page_title: string
    /** Full address, with query and hash. */
    page_location: string
    /** Path with query and hash. */
    page_path: string
  }
  /** A reader answered whether a page or a section was helpful. */
  page_feedback: {
    /** Path of the page, without query and hash. */
    page_path: string
    /** Id of the section, or empty for the whole page. */
    section: string
    helpful: "yes" | "no"
  }
  /** A reader added a comment to an answer. */
  page_feedback_comment: { page_path: string; section: string; comment: string }
  /** A search returned no results, and the reader stopped typing. */
  search_no_results: { search_term: string; search_place: SearchPlace }
  /** The first result that a reader followed for a query. */
  search_select: {
    search_term: string
    search_place: SearchPlace
    /** Position of the result in the list, from 1. */
    search_rank: number
    /** Path of the page that the result links to. */
    result_path: string
  }
}

/** Place of a search: the dialog over a page, or the search page. */
export type SearchPlace = "dialog" | "page"

/** An event as passed to `track`; the type parameter selects one by name. */
export type AnalyticsEvent<Name extends keyof AnalyticsEvents = keyof AnalyticsEvents> = {
  [Each in Name]: { name: Each; parameters: AnalyticsEvents[Each] }
}[Name]

/** Address and title of a page at the moment when it was shown. */
export interface PageVisit {
  address: string
  title: string
}

/** Builds the event for a page that was shown. */
export function pageView({ address, title }: PageVisit): AnalyticsEvent<"page_view"> {
  const { origin, pathname, search, hash } = new URL(address)
  const path = pathname + search + hash
  return {
    name: "page_view",
    parameters: { page_title: title, page_location: origin + path, page_path: path },
  }
}

/** Builds the event for an answer about a page or, if there is a comment, for the comment. */
export function feedbackEvent({ path, section, helpful, comment }: Feedback): AnalyticsEvent {
  const place = { page_path: path, section }
  return comment === undefined
    ? { name: "page_feedback", parameters: { ...place, helpful } }
    : { name: "page_feedback_comment", parameters: { ...place, comment } }
}

const email = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi
/** Accounts, contracts, transactions, keys: any on-chain value that may identify a person. */
const onChain = /0x[0-9a-f]{40,}/gi

/**
 * Removes text that may identify a person, because readers paste such text into URLs and searches.
 */
export function redact(text: string): string {
  return text.replace(email, "[email]").replace(onChain, "[address]")
}

/** Returns a copy of an event with every string parameter redacted. */
export function redactEvent(event: AnalyticsEvent): AnalyticsEvent {
  return JSON.parse(JSON.stringify(event), (_, value) =>
    typeof value === "string" ? redact(value) : value,
  )
}
