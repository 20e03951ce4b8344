import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { serve } from "../../../scripts/serve-site"
import { acceptHeaders } from "../../../tests/helpers/accept-headers"
import { ask } from "../../../tests/helpers/ask"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { Nginx, whyWithoutNginx } from "../../../tests/site/nginx"
import { hostingOf } from "./hosting"
import { nginxMain, nginxSite } from "./nginx"

/**
 * Redirects with characters that are special to nginx, including those that the content check
 * rejects.
 */
const moved: [from: string, to: string, location: string][] = [
  ["/docs/Intro", "/docs/intro", "/docs/intro"],
  ["/twice/Case", "/docs/intro", "/docs/intro"],
  ["/twice/case", "/docs/intro#part", "/docs/intro#part"],
  ["/same", "/docs/intro", "/docs/intro"],
  ["/same", "/docs/intro#part", "/docs/intro"],
  ["/earn-$panop", "/earn-$panop-2", "/earn-%24panop-2"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of nginx
  ["/${uri}", "/docs/${intro}", "/docs/%24%7Bintro%7D"],
  ["/dollar$", "/docs/intro#$1", "/docs/intro#%241"],
  ['/a"b', '/x"y', "/x%22y"],
  ["/it's", "/it's-2", "/it's-2"],
  ["/a b", "/x y#p q", "/x%20y#p%20q"],
  ["/été/日本", "/né#été", "/n%C3%A9#%C3%A9t%C3%A9"],
  ["/{braces}", "/docs/{intro}", "/docs/%7Bintro%7D"],
  ["/open{", "/close}", "/close%7D"],
  ["/~tilde", "/~", "/~"],
  ["/*star", "/*", "/*"],
  ["/a;b", "/c;d", "/c;d"],
  ["/a\\n", "/c\\", "/c%5C"],
  ["/a.b+c(d)[e]|f^g", "/(h)+i", "/%28h%29+i"],
  ["/50%", "/100%25", "/100%2525"],
  ["/default", "/hostnames", "/hostnames"],
  ["/#hash", "/docs/intro", "/docs/intro"],
  ["/old.html", "/docs/intro", "/docs/intro"],
  [`/${"é".repeat(100)}/${"l".repeat(200)}`, "/docs/intro", "/docs/intro"],
  ["/far", `/${"é".repeat(100)}`, `/${"%C3%A9".repeat(100)}`],
]

const pages = [
  "",
  "/docs/intro",
  "/docs/Other",
  "/404",
  "/été x",
  "/q&a",
  "/earn-$panop-2",
  "/v1.0",
]

const project = temporaryFolder()
const hosting = hostingOf({
  policy: "default-src 'none'",
  redirects: moved.map(([from, to]) => ({ from, to })),
  assets: [],
})

function put(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

for (const page of pages) put(`public${page}/index.html`, `<p>${page}`)
put("public/404.html", "<p>nothing here")
put("public/docs/intro.md", "# Intro")
put("public/film.mp4", "0123456789")
put("public/contracts/v2/Pool.abi.d.json.ts", "export {}")
put("public/.well-known/api-catalog", "{}")
put("hosting/site.json", JSON.stringify(hosting))
put("hosting/nginx/nginx.conf", nginxMain())
put("hosting/nginx/site.conf", nginxSite(hosting))

describe.each(["npm run serve", "nginx"] as const)("%s", host => {
  const isHere = host !== "nginx" || whyWithoutNginx() === undefined
  const check = isHere ? test : test.skip
  let origin = ""
  let stop = async () => {}

  beforeAll(async () => {
    if (!isHere) return
    if (host === "nginx") {
      const nginx = new Nginx(join(project, "hosting/nginx"), join(project, "public"))
      await nginx.start()
      origin = nginx.origin
      stop = () => nginx.stop()
    } else {
      const { server, url } = await serve(0, join(project, "public"))
      origin = new URL(url).origin
      stop = async () => void server.close()
    }
  })

  afterAll(() => stop())

  const get = (path: string, headers?: Record<string, string>) => ask(origin, path, headers)
  const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/")

  check.each(moved)("leads from %s to %s, in both forms, with the query", async (from, _, to) => {
    const [path, anchor] = to.split("#")
    const hash = anchor ? `#${anchor}` : ""
    for (const form of [from, `${from}/`]) {
      const { status, headers } = await get(`${encoded(form)}?a=1&b=%20`)
      expect([status, headers.location]).toEqual([301, `${path}?a=1&b=%20${hash}`])
    }
    expect((await get(encoded(from))).headers.location).toBe(to)
  })

  check.each(pages.filter(page => page && page !== "/404"))("serves the page %s", async page => {
    const { status, body } = await get(encodeURI(page))
    expect([status, body.toString()]).toEqual([200, `<p>${page}`])
    for (const form of ["/", "/index.html"])
      expect((await get(`${encodeURI(page)}${form}?a=1`)).status).toBe(301)
  })

  check.each(["/docs/other", "/DOCS/INTRO", "/earn-", "/dollar", "/docs/Intro/x", "/oldxhtml"])(
    "has nothing at %s",
    async path => expect((await get(path)).status).toBe(404),
  )

  check("leads from the slash form of a page with odd signs to its encoded address", async () => {
    const { location } = (await get(`${encodeURI("/été x/")}?a=1`)).headers
    expect(location).toBe(`${encodeURI("/été x")}?a=1`)
  })

  check.each(["/404", "/404/", "/404.html", "/404/index.html"])(
    "answers 404 at %s, the address of the page for unknown addresses",
    async path => {
      const { status, body } = await get(path)
      expect([status, body.toString()]).toEqual([404, "<p>nothing here"])
    },
  )

  check.each([
    ["/contracts/v2/Pool.abi.d.json.ts", /^text\/plain; ?charset=utf-8$/],
    ["/.well-known/api-catalog", /^application\/linkset\+json; profile="[^"]+"; ?charset=utf-8$/],
    ["/docs/intro", /^text\/html; ?charset=utf-8$/],
  ])("sends %s with one media type", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toMatch(type)
  })

  check("names the files for programs in a header of the home page only", async () => {
    expect((await get("/")).headers.link).toContain('</.well-known/api-catalog>; rel="api-catalog"')
    expect((await get("/docs/intro")).headers.link).toBeUndefined()
  })

  check.each([
    ["bytes=-100000", 206, "0123456789"],
    ["bytes=-3", 206, "789"],
    ["bytes=0-", 206, "0123456789"],
    ["bytes=3-100000", 206, "3456789"],
    ["bytes=0-0", 206, "0"],
    ["bytes=10-", 416, undefined],
    ["pages=1", 200, "0123456789"],
  ])("answers the range %s with %i", async (range, status, text) => {
    const { body, ...answer } = await get("/film.mp4", { range })
    expect(answer.status).toBe(status)
    if (text !== undefined) expect(body.toString()).toBe(text)
  })

  check.each(["bytes=0-1,4-5", "bytes=-100000,0-1", "bytes=0-1, 50-60"])(
    "never answers the ranges %s with an error",
    async range => expect([200, 206]).toContain((await get("/film.mp4", { range })).status),
  )

  check.each(acceptHeaders)("answers Accept: %s with Markdown: %s", async (accept, isMarkdown) => {
    const { body } = await get("/docs/intro", { accept })
    expect(body.toString()).toBe(isMarkdown ? "# Intro" : "<p>/docs/intro")
  })
})
