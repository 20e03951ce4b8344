import type { Entry } from "../content/schema/entry"
import { noticeComponent, type Safety } from "../content/schema/safety"
import { components } from "./body-components"

/** Returns true for components that draw a data file with addresses related to contracts. */
const drawsAddresses = (name: string) => {
  const data = components[name]?.data
  return data !== undefined && "file" in data
}

/**
 * Returns true if the page could lead a reader to act on V1 or V1.1, by its own content or by its
 * links. Contract reference pages always show the notice and are not checked here.
 */
export function needsSafetyNotice(entry: Entry, { pages }: Safety): boolean {
  if (entry.collection === "docs" && !isBelow(entry.docId, pages.docsExcept)) return true
  const leadsThere = entry.page.links.some(({ href }) =>
    pages.linksTo.some(start => startsWithAddress(href, start)),
  )
  if (leadsThere || entry.page.components.some(drawsAddresses)) return true
  const isOlder = "date" in entry && entry.date < pages.addressesSince
  return !isOlder && entry.page.printsAddress
}

/**
 * Returns true if a page that shows the notice prints a contract address itself, so that links to
 * the page mention the status.
 */
export const printsContracts = ({ page: { components: names, printsAddress } }: Entry): boolean =>
  names.includes(noticeComponent) && (names.some(drawsAddresses) || printsAddress)

const isBelow = (docId: string, places: readonly string[]) =>
  places.some(place => docId === place || docId.startsWith(`${place}/`))

/**
 * Matches whole names only: `https://app.example.org/claim` begins with `app.example.org`, but
 * `https://app.example.organ` does not.
 */
function startsWithAddress(href: string, start: string): boolean {
  const address = href.replace(/^https?:\/\/(www\.)?/i, "")
  return (
    address.slice(0, start.length).toLowerCase() === start.toLowerCase() &&
    !/[\w.-]/.test(address.charAt(start.length))
  )
}
