import { HtmlValidate } from "html-validate"
import { exampleModel } from "../../tests/helpers/site-model"
import { redirectArtifacts, stubScript } from "./redirects"

const artifacts = redirectArtifacts(
  exampleModel({
    redirects: [
      { from: "/old/V1.0/x", to: "/new#part" },
      { from: "/docs", to: "/docs/intro" },
    ],
  }),
)

function body(path: string): string {
  return artifacts.find(artifact => artifact.path === path)?.body ?? ""
}

test("writes a stub page at the old address", () => {
  expect(artifacts.map(artifact => artifact.path)).toContain("/old/V1.0/x/index.html")
})

test("redirects without scripts and hides the stub page from search engines", () => {
  const stub = body("/docs/index.html")
  expect(stub).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/docs/intro"></noscript>',
  )
  expect(stub).toContain('<link rel="canonical" href="https://example.org/docs/intro">')
  expect(stub).toContain('<meta name="robots" content="noindex">')
  expect(stub).toContain('<a href="/docs/intro">')
})

test.each([
  ["query and anchor of the reader", "/old/V1.0/x/index.html", "?a=1", "#mine", "/new?a=1#mine"],
  ["the anchor of the redirect", "/old/V1.0/x/index.html", "?a=1", "", "/new?a=1#part"],
  ["a bare address", "/docs/index.html", "", "", "/docs/intro"],
])("keeps %s in the script of a stub page", (_, path, search, hash, expected) => {
  const to = /data-to="([^"]*)"/.exec(body(path))?.[1] ?? ""
  const replace = jest.fn()
  const document = { documentElement: { dataset: { to } } }
  new Function("location", "document", stubScript)({ search, hash, replace }, document)
  expect(replace).toHaveBeenCalledWith(expected)
})

test("gives all stub pages the same script", () => {
  for (const { body: html } of artifacts) expect(html).toContain(`<script>${stubScript}</script>`)
})

test("escapes an address in the script and the markup", () => {
  const redirects = [{ from: "/a", to: '/b"</script><i>' }]
  const stub = redirectArtifacts(exampleModel({ redirects })).at(-1)?.body ?? ""
  expect(stub.match(/<\/script>/g)).toHaveLength(1)
  expect(stub).not.toContain("<i>")
})

test("writes valid HTML", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] })
  const report = await validator.validateString(body("/old/V1.0/x/index.html"))
  const messages = report.results.flatMap(result => result.messages.map(message => message.message))
  expect(messages).toEqual([])
})
