import { isPathOnSite } from "./path-on-site"

it.each(["/", "/docs/intro", "/docs/intro?a=//b#c", "/blog//post", "/a:b@c"])(
  "accepts %s",
  address => {
    expect(isPathOnSite(address)).toBe(true)
  },
)

it.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "\t//evil.example",
  "/a/..//evil.example",
  "//[",
  "javascript:alert(1)",
  "docs/intro",
  "",
])("rejects %j", address => {
  expect(isPathOnSite(address)).toBe(false)
})
