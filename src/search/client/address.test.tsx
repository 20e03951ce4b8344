import { inquiryOf, showInAddress } from "./address"

const at = (address: string) => window.history.replaceState({ key: "entry" }, "", address)
const address = () => window.location.pathname + window.location.search + window.location.hash

it("reads the query, the part of the site and the version from an address", () => {
  expect(inquiryOf("?q=buying%20power&in=docs&version=current")).toEqual({
    query: "buying power",
    section: "docs",
    version: "current",
  })
})

it("cuts a query that is longer than the box takes", () => {
  expect(inquiryOf(`?q=${"x".repeat(70)}`).query).toHaveLength(64)
})

it("writes what is asked for beside foreign parameters and the hash", () => {
  at("/search?from=mail#results")
  showInAddress({ query: "a+b & c", section: "blog" })
  expect(address()).toBe("/search?from=mail&q=a%2Bb%20%26%20c&in=blog#results")
})

it("takes away what is empty", () => {
  at("/search?q=delta&in=blog")
  showInAddress({ query: "" })
  expect(address()).toBe("/search")
})

it("leaves an address alone that says the same in other characters", () => {
  at("/search?q=buying+power")
  showInAddress({ query: "buying power" })
  expect(address()).toBe("/search?q=buying+power")
})

it("keeps what the router knows of the entry", () => {
  at("/search")
  showInAddress({ query: "delta" })
  expect(window.history.state).toEqual({ key: "entry" })
})
