import { sitePolicy } from "./policy-names"

/** Loads the module as in a browser with Trusted Types, whose policy marks what it has passed. */
async function loadWithPolicy() {
  const createPolicy = jest.fn(
    (_name: string, rules: Record<string, (text: string) => string>) => ({
      createHTML: (text: string) => ({ trusted: rules.createHTML?.(text) }),
      createScript: (text: string) => ({ trusted: rules.createScript?.(text) }),
    }),
  )
  Object.assign(window, { trustedTypes: { createPolicy } })
  jest.resetModules()
  return { ...(await import("./trusted-html")), createPolicy }
}

afterEach(() => Object.assign(window, { trustedTypes: undefined }))

it("returns text unchanged when the browser lacks Trusted Types", async () => {
  const { trustedHtml, trustedJson } = await import("./trusted-html")
  expect([trustedHtml("<p>a"), trustedJson("{}")]).toEqual(["<p>a", "{}"])
})

it("marks HTML with the site's single policy", async () => {
  const { trustedHtml, createPolicy } = await loadWithPolicy()
  expect(trustedHtml("<p>a")).toEqual({ trusted: "<p>a" })
  expect(trustedHtml("<p>b")).toEqual({ trusted: "<p>b" })
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([sitePolicy])
})

it("accepts data for a script element, but throws on code", async () => {
  const { trustedJson } = await loadWithPolicy()
  expect(trustedJson('{"@type": "Article"}')).toEqual({ trusted: '{"@type":"Article"}' })
  expect(() => trustedJson("alert(1)")).toThrow(SyntaxError)
})
