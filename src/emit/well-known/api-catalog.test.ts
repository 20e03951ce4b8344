import { exampleModel, examplePost } from "../../../tests/helpers/site-model"
import { apiCatalogArtifacts } from "./api-catalog"

const linksOf = (model: Parameters<typeof apiCatalogArtifacts>[0]) => {
  const [{ body } = { body: "{}" }] = apiCatalogArtifacts(model)
  const { linkset } = JSON.parse(body)
  return linkset[0].item.map(({ href }: { href: string }) =>
    href.replace("https://example.org", ""),
  )
}

test("lists data of contracts, tools, the index, and pages about services", () => {
  const pages = [{ ...examplePost("a", "2024-01-01"), path: "/docs/subgraph/schema" }]
  expect(linksOf(exampleModel({ pages, contracts: { pages: [] } }))).toEqual([
    "/contracts/manifest.json",
    "/contracts/registry.json",
    "/contracts/reference.json",
    "/.well-known/mcp/server-card.json",
    "/llms.txt",
    "/docs/subgraph/schema",
  ])
})

test("leaves out the data when the site has no contracts", () => {
  expect(linksOf(exampleModel({}))).toEqual(["/.well-known/mcp/server-card.json", "/llms.txt"])
})
