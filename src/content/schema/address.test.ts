import { isAddress, isAuthorAddress, siteAddress } from "./address"

test.each([
  "/docs/intro",
  "/docs/intro#part",
  "#part",
  "https://example.org",
  "https://example.org/a?b=c",
  "mailto:jane@example.org",
])("%s is an address", text => {
  expect(isAddress(text)).toBe(true)
})

test.each([
  "javascript:alert(1)",
  "http://example.org",
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

test("authors' files may name sites without https", () => {
  expect(isAuthorAddress("http://example.org/jane")).toBe(true)
  expect(isAuthorAddress("javascript:alert(1)")).toBe(false)
})

test("a site is named by its whole address", () => {
  expect(siteAddress.safeParse("https://example.org/a").success).toBe(true)
  for (const text of ["/docs/intro", "#part", "http://example.org", "javascript:alert(1)"])
    expect(siteAddress.safeParse(text).success).toBe(false)
})
