import type { Feedback } from "../browser/feedback/feedback-event"

/**
 * Every event that the site sends to Google Analytics: its name and its parameters. An event that is not in this list
 * cannot be sent; docs/analytics.md says when each is.
 */
export interface AnalyticsEvents {
  /** A page, or another query or hash of it, has been shown. */
  page_view: {
    /** Title of the page shown, as the browser's tab has it. */
    page_title: string
    /** Full address, with query and hash. */
    page_location: string
    /** The address from its path on. */
    page_path: string
  }
  /** A reader has said whether a page, or a section of it, was helpful. */
  page_feedback: {
    /** Path of the page, without query and hash. */
    page_path: string
    /** Anchor of the section; empty where the whole page is meant. */
    section: string
    helpful: "yes" | "no"
  }
  /** And has added a sentence. */
  page_feedback_comment: { page_path: string; section: string; comment: string }
  /** A search has found nothing, and the reader has stopped typing. */
  search_no_results: { search_term: string; search_place: SearchPlace }
  /** The first hit that a reader follows for a query. */
  search_select: {
    search_term: string
    search_place: SearchPlace
    /** Its place in the list, from 1 on. */
    search_rank: number
    /** Path of the page that it leads to. */
    result_path: string
  }
}

/** The dialog that opens over a page, or the page of the search. */
export type SearchPlace = "dialog" | "page"

/** One event as it is tracked; with a name, the one that is called so. */
export type AnalyticsEvent<Name extends keyof AnalyticsEvents = keyof AnalyticsEvents> = {
  [Each in Name]: { name: Each; parameters: AnalyticsEvents[Each] }
}[Name]

/** A page as the reader's browser had it at the moment when it was shown. */
export interface SeenPage {
  address: string
  title: string
}

/** What is told of a page that was shown. */
export function pageView({ address, title }: SeenPage): AnalyticsEvent<"page_view"> {
  const { origin, pathname, search, hash } = new URL(address)
  const path = pathname + search + hash
  return {
    name: "page_view",
    parameters: { page_title: title, page_location: origin + path, page_path: path },
  }
}

/** What is told of a reader's answer, and of the sentence that follows it. */
export function feedbackEvent({ path, section, helpful, comment }: Feedback): AnalyticsEvent {
  const place = { page_path: path, section }
  return comment === undefined
    ? { name: "page_feedback", parameters: { ...place, helpful } }
    : { name: "page_feedback_comment", parameters: { ...place, comment } }
}

const email = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi
/** Accounts, contracts, transactions, keys: anything on a chain that may lead to a person. */
const onChain = /0x[0-9a-f]{40,}/gi

/** Takes out what may name a person: readers paste such things into addresses and into the search. */
export function redact(text: string): string {
  return text.replace(email, "[email]").replace(onChain, "[address]")
}

/** An event without what may name a person, in whichever of its parameters that stands. */
export function redactEvent(event: AnalyticsEvent): AnalyticsEvent {
  return JSON.parse(JSON.stringify(event), (_, value) =>
    typeof value === "string" ? redact(value) : value,
  )
}
