import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { askByFetch } from "./ask"
import { checkLinks } from "./check"
import { externalLinks } from "./collect"

test("collects each external address once, with the pages that link to it", () => {
  const folder = temporaryFolder({
    "index.html":
      '<a href="/docs">x</a><a href="https://b.org/x#part">x</a><a href="mailto:a@b.org">x</a>',
    "docs/index.html":
      '<a href="https://site.org/blog">x</a><a href="https://b.org/x">x</a><link href="https://c.org/">',
    "404.html": '<p><a href="https://a.org">x</a></p>',
  })
  expect([...externalLinks(folder, "https://site.org")]).toEqual([
    ["https://a.org/", ["/404.html"]],
    ["https://b.org/x", ["/docs", "/"]],
  ])
})

test("reports dead links with their pages, and lists uncertain ones separately", async () => {
  const answers: Record<string, number | string> = {
    "https://a.org/fine": 200,
    "https://a.org/gone": 404,
    "https://b.org/": "no such host",
    "https://c.org/robots": 403,
    "https://d.org/": "ECONNRESET",
    "https://archive.org/copy": 200,
  }
  const links = new Map(
    [...Object.keys(answers).slice(0, 5), "https://e.org/old"].map(address => [address, ["/page"]]),
  )
  const archived = {
    "https://e.org/old": "https://archive.org/copy",
    "https://f.org/": "https://archive.org/f",
  }
  const asked: string[] = []
  const found = await checkLinks(links, archived, async address => {
    asked.push(address)
    return answers[address] ?? 500
  })
  expect(asked.sort()).toEqual(Object.keys(answers).sort())
  expect(found.gone).toEqual([
    "https://a.org/gone (404), linked from /page",
    "https://b.org/ (no such host), linked from /page",
    "https://f.org/ is archived, but no page links to it: remove its line",
  ])
  expect(found.unsure).toEqual([
    "https://c.org/robots (403), linked from /page",
    "https://d.org/ (ECONNRESET), linked from /page",
  ])
})

test("falls back to GET when a host rejects HEAD, and returns the error code when it is down", async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.method === "GET" ? 200 : 405).end()
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  expect(await askByFetch(`http://127.0.0.1:${port}/`)).toBe(200)
  await new Promise(resolve => server.close(resolve))
  expect(await askByFetch(`http://127.0.0.1:${port}/`)).toBe("ECONNREFUSED")
})
