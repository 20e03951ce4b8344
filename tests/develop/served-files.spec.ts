import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Develop } from "./start-develop"
import { expect, test } from "./test"

/**
 * Tests that develop also serves the files that a build writes next to the pages, even from a fresh
 * checkout.
 */
test.describe.configure({ timeout: 120_000 })

const typeOf = async ({ get }: Develop, path: string) => {
  const response = await get(path)
  await response.body?.cancel()
  return response.ok ? response.headers.get("content-type") : response.status
}

test("draws covers and social cards on request", async ({ develop }) => {
  const { allPage } = await develop.ask<{
    allPage: { nodes: { path: string }[] }
  }>(`{ allPage(filter: { kind: { eq: article } }, limit: 3) { nodes { path } } }`)
  expect(allPage.nodes).toHaveLength(3)
  for (const { path } of allPage.nodes)
    expect(await typeOf(develop, `/covers${path}.svg`)).toContain("image/svg+xml")
  expect(await typeOf(develop, "/cards/docs/intro.png")).toBe("image/png")
  expect(await typeOf(develop, "/covers/blog/never-written.svg")).toBe(404)
})

test("serves a page or a 404 and never redirects when a build left a folder at the address", async ({
  develop,
}) => {
  const { allPage } = await develop.ask<{ allPage: { nodes: { path: string }[] } }>(
    `{ allPage(filter: { kind: { eq: contract } }, limit: 1) { nodes { path } } }`,
  )
  const [contract] = allPage.nodes
  if (!contract) throw new Error("there is no contract page")
  for (const [path, status] of [
    ["/docs/intro", 200],
    [contract.path, 200],
    ["/docs/removed-page", 404],
    ["/docs/removed.page", 404],
  ] as const) {
    mkdirSync(join(develop.folder, "public", path), { recursive: true })
    const response = await fetch(`${develop.url}${path}?a=1`, {
      redirect: "manual",
      headers: { connection: "close" },
    })
    await response.body?.cancel()
    expect([path, response.status, response.headers.get("location")]).toEqual([path, status, null])
  }
})

test("writes the same query types as a build", async ({ develop }) => {
  const types = "src/gatsby-types.d.ts"
  await expect.poll(develop.output).toContain("Generating GraphQL and TypeScript types")
  expect(readFileSync(join(develop.folder, types), "utf8")).toBe(readFileSync(types, "utf8"))
})

test("redirects and keeps the query string", async ({ develop }) => {
  const response = await develop.get("/docs?from=mail")
  await response.body?.cancel()
  expect(response.url).toBe(`${develop.url}/docs/intro?from=mail`)
})
