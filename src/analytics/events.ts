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
}

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
