import { isAddress, isAuthorAddress, siteAddress } from "./address"

test.each([
  "/docs/intro",
  "/docs/intro#part",
  "#part",
  "https://example.org",
  "https://example.org/a?b=c",
  "mailto:jane@example.org",
])("accepts the address %s", text => {
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
])("rejects the address %j", text => {
  expect(isAddress(text)).toBe(false)
})

test("accepts sites without HTTPS in authors' files", () => {
  expect(isAuthorAddress("http://example.org/jane")).toBe(true)
  expect(isAuthorAddress("javascript:alert(1)")).toBe(false)
})

test("accepts only whole addresses for sites", () => {
  expect(siteAddress.safeParse("https://example.org/a").success).toBe(true)
  for (const text of ["/docs/intro", "#part", "http://example.org", "javascript:alert(1)"])
    expect(siteAddress.safeParse(text).success).toBe(false)
})
