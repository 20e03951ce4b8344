import type { Entry } from "../content/schema/entry"
import { noticeComponent, type Safety } from "../content/schema/safety"
import { components } from "./body-components"

/** Components that draw a file of data: addresses of contracts, or of what reads them. */
const drawsAddresses = (name: string) => {
  const data = components[name]?.data
  return data !== undefined && "file" in data
}

/**
 * Whether a reader of the page could come to act on V1 or V1.1: by what the page is, or by what it leads to. The
 * pages of the contract reference always do and are not asked.
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

/** Whether a page that shows the notice prints the address of a contract itself, so that what leads to it says how things stand. */
export const printsContracts = ({ page: { components: names, printsAddress } }: Entry): boolean =>
  names.includes(noticeComponent) && (names.some(drawsAddresses) || printsAddress)

const isBelow = (docId: string, places: readonly string[]) =>
  places.some(place => docId === place || docId.startsWith(`${place}/`))

/** `https://app.example.org/claim` begins with `app.example.org`, `https://app.example.organ` does not. */
function startsWithAddress(href: string, start: string): boolean {
  const address = href.replace(/^https?:\/\/(www\.)?/i, "")
  return (
    address.slice(0, start.length).toLowerCase() === start.toLowerCase() &&
    !/[\w.-]/.test(address.charAt(start.length))
  )
}
