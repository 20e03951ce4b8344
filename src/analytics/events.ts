/**
 * Every event that the site sends to Google Analytics, with its parameters; docs/analytics.md says when. An event
 * that is not in this file cannot be sent.
 */

/** A page, or another query or hash of it, has been shown. */
export interface PageView {
  name: "page_view"
  parameters: {
    /** Title of the page shown, as the browser's tab has it. */
    page_title: string
    /** Full address, with query and hash. */
    page_location: string
    /** The address from its path on. */
    page_path: string
  }
}

export type AnalyticsEvent = PageView

/** A page as the reader's browser had it at the moment when it was shown. */
export interface SeenPage {
  address: string
  title: string
}

/** What is sent of a page that was shown. */
export function pageView({ address, title }: SeenPage): PageView {
  const { origin, pathname, search, hash } = new URL(address)
  const path = redact(pathname + search + hash)
  return {
    name: "page_view",
    parameters: { page_title: redact(title), page_location: origin + path, page_path: path },
  }
}

const email = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi
/** Accounts, contracts, transactions, keys: anything on a chain that may lead to a person. */
const onChain = /0x[0-9a-f]{40,}/gi

/** Takes out what may name a person: readers paste such things into addresses and into the search. */
export function redact(text: string): string {
  return text.replace(email, "[email]").replace(onChain, "[address]")
}
