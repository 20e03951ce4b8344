import { isAddress } from "./address"

test.each([
  "/docs/intro",
  "/docs/intro#part",
  "#part",
  "https://example.org",
  "http://example.org/a?b=c",
  "mailto:jane@example.org",
])("%s is an address", text => {
  expect(isAddress(text)).toBe(true)
})

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  "https://a b.org",
  "//example.org",
  "example.org",
  "./intro.md",
  "mailto:",
  "",
])("%j is none", text => {
  expect(isAddress(text)).toBe(false)
})
