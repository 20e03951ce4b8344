/** @jest-environment jsdom */
import { exampleIdentity, exampleModel, examplePost } from "../../../tests/helpers/site-model"
import {
  manifestArtifacts,
  openSearchArtifacts,
  robotsArtifacts,
  securityTextArtifacts,
} from "./well-known"

const dated = exampleModel({
  pages: [examplePost("a", "2024-02-29"), examplePost("b", "2023-01-01")],
})

test("allows everything and names the sitemap in robots.txt", () => {
  expect(robotsArtifacts(dated)[0]?.body).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n",
  )
})

test("states in robots.txt how programs may use the pages when the setting says so", () => {
  expect(robotsArtifacts(dated, "search=yes, ai-train=no")[0]?.body).toContain(
    "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n",
  )
})

test("offers icons of both sizes and a maskable one in the manifest", () => {
  const manifest = JSON.parse(manifestArtifacts(dated)[0]?.body ?? "")
  const icons = manifest.icons.map((icon: { sizes: string; purpose: string }) => [
    icon.sizes,
    icon.purpose,
  ])
  expect(icons).toEqual([
    ["any", "any"],
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ])
})

test("links OpenSearch to the search page with the search terms", () => {
  const xml = openSearchArtifacts(dated)[0]?.body ?? ""
  const document = new DOMParser().parseFromString(xml, "application/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  expect(document.querySelector("Url")?.getAttribute("template")).toBe(
    "https://example.org/search?q={searchTerms}",
  )
})

test("names contacts and the configured expiration day in security.txt", () => {
  expect(securityTextArtifacts(dated)).toEqual([
    {
      path: "/.well-known/security.txt",
      body: [
        "Contact: https://bounty.example.org/1",
        "Contact: mailto:security@example.org",
        "Expires: 2025-02-28T00:00:00.000Z",
        "Preferred-Languages: en",
        "Canonical: https://example.org/.well-known/security.txt",
        "",
      ].join("\n"),
    },
  ])
})

test("omits security.txt when there is no contact", () => {
  const site = { ...exampleIdentity, securityContacts: [] }
  expect(securityTextArtifacts({ ...dated, site })).toEqual([])
})
