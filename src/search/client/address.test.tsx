import { inquiryOf, showInAddress } from "./address"

const at = (address: string) => window.history.replaceState({ key: "entry" }, "", address)
const address = () => window.location.pathname + window.location.search + window.location.hash

it("reads the query, section and version from an address", () => {
  expect(inquiryOf("?q=buying%20power&in=docs&version=current")).toEqual({
    query: "buying power",
    section: "docs",
    version: "current",
  })
})

it("truncates a query that is longer than the search box allows", () => {
  expect(inquiryOf(`?q=${"x".repeat(70)}`).query).toHaveLength(64)
})

it("keeps other parameters and the hash when it writes an inquiry", () => {
  at("/search?from=mail#results")
  showInAddress({ query: "a+b & c", section: "blog" })
  expect(address()).toBe("/search?from=mail&q=a%2Bb%20%26%20c&in=blog#results")
})

it("removes parameters without a value", () => {
  at("/search?q=delta&in=blog")
  showInAddress({ query: "" })
  expect(address()).toBe("/search")
})

it("leaves an address unchanged when only its encoding differs", () => {
  at("/search?q=buying+power")
  showInAddress({ query: "buying power" })
  expect(address()).toBe("/search?q=buying+power")
})

it("keeps the router's history state", () => {
  at("/search")
  showInAddress({ query: "delta" })
  expect(window.history.state).toEqual({ key: "entry" })
})
