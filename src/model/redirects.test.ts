import type { SourcedRedirect } from "../content/redirect"
import type { PageFacts } from "./page"
import { checkRedirects, olderTagRedirects, readRedirects } from "./redirects"

const file = "content/data/redirects.yaml"

function redirect(from: string, to: string, line = 1): SourcedRedirect {
  return { from, to, file, line }
}

function pages(...paths: string[]): { path: string }[] {
  return paths.map(path => ({ path }))
}

function page(path: string, more: Partial<PageFacts> = {}): PageFacts {
  return { path, kind: "article", title: path, description: path, ...more }
}

test("reads redirects with their lines and without trailing slashes", () => {
  const { redirects, problems } = readRedirects(
    "# comment\n- from: /a/\n  to: /b/#part\n\n- from: /c\n  to: /\n",
    file,
  )
  expect(problems).toEqual([])
  expect(redirects).toEqual([redirect("/a", "/b#part", 2), redirect("/c", "/", 5)])
})

test("accepts an empty list of redirects", () => {
  expect(readRedirects("# nothing moved yet\n", file)).toEqual({ redirects: [], problems: [] })
})

test("rejects a URL instead of a path, with its line", () => {
  const { redirects, problems } = readRedirects("- from: /a\n  to: https://example.org/\n", file)
  expect(redirects).toEqual([])
  expect(problems).toEqual([
    expect.objectContaining({
      line: 1,
      field: "to",
      fix: expect.stringContaining("/docs/new-page"),
    }),
  ])
})

test.each([
  ["/caf%C3%A9", "/docs/%C3%A9t%C3%A9/#%C3%A9", "/café", "/docs/été#é"],
  ["/old page/", "/new page#a part", "/old page", "/new page#a part"],
  ["/a%20b", "/a%20b-2", "/a b", "/a b-2"],
])("reads %s and %s as their decoded addresses", (from, to, readFrom, readTo) => {
  const { redirects, problems } = readRedirects(`- from: "${from}"\n  to: "${to}"\n`, file)
  expect([problems, redirects]).toEqual([[], [redirect(readFrom, readTo)]])
})

test.each([
  ["from", "//other.example", "/b"],
  ["from", "/docs//old", "/b"],
  ["from", "/old?page=1", "/b"],
  ["to", "/a", "//other.example"],
  ["to", "/a", "/b?page=1"],
  ["to", "/a", "/b#one#two"],
])("rejects the %s of a redirect from %s to %s", (field, from, to) => {
  const { redirects, problems } = readRedirects(`- from: "${from}"\n  to: "${to}"\n`, file)
  expect([redirects, problems]).toEqual([[], [expect.objectContaining({ line: 1, field })]])
})

test("rejects an unknown key of a redirect", () => {
  const { problems } = readRedirects("- from: /a\n  to: /b\n  permanent: true\n", file)
  expect(problems[0]?.message).toBe('unknown key "permanent"')
})

test("rejects a file that is not a list", () => {
  expect(readRedirects("/a: /b\n", file).problems[0]?.message).toBe(
    "the file is not a list of redirects",
  )
})

test("reports a YAML syntax error with its line", () => {
  const { problems } = readRedirects("- from: /a\n  to: [/b\n", file)
  expect(problems[0]).toMatchObject({ file, line: expect.any(Number) })
  expect(problems[0]?.message).toMatch(/^YAML syntax error/)
})

test("accepts a redirect to a page", () => {
  expect(checkRedirects([redirect("/old", "/new#part")], pages("/new"))).toEqual([])
})

test("names the nearest page when a redirect leads to a missing one", () => {
  const [problem] = checkRedirects([redirect("/old", "/docs/intr", 7)], pages("/docs/intro"))
  expect(problem).toEqual({
    file,
    line: 7,
    field: "to",
    message: "there is no page /docs/intr",
    fix: "write `to: /docs/intro` instead",
  })
})

test("rejects a redirect that hides a page", () => {
  const [problem] = checkRedirects([redirect("/a", "/b")], pages("/a", "/b"))
  expect(problem?.message).toBe("/a is a page that the redirect would hide")
})

test.each(["/docs/Intro", "/DOCS/INTRO", "/docs/intrO"])(
  "rejects a redirect from %s, which differs only in case from a page",
  from => {
    expect(checkRedirects([redirect(from, "/b", 4)], pages("/docs/intro", "/b"))).toEqual([
      expect.objectContaining({
        file,
        line: 4,
        field: "from",
        message: `${from} differs only in case from the page /docs/intro, which some hosts would hide`,
      }),
    ])
  },
)

test("rejects redirects that differ only in case when they lead to different pages", () => {
  const list = [redirect("/Old", "/a", 1), redirect("/old", "/b", 3), redirect("/OLD", "/a", 5)]
  expect(checkRedirects(list, pages("/a", "/b"))).toEqual([
    {
      file,
      line: 3,
      field: "from",
      message: "/old and /Old differ only in case, but lead to different pages",
      fix: "write `to: /a` or remove the entry: some hosts treat both as one address",
    },
  ])
})

test("names the end of a chain of redirects", () => {
  const problems = checkRedirects(
    [redirect("/a", "/b"), redirect("/b", "/c"), redirect("/c", "/d")],
    pages("/d"),
  )
  expect(problems.map(problem => problem.fix)).toEqual([
    "write `to: /d` instead",
    "write `to: /d` instead",
  ])
})

test("reports a loop of redirects at each of its entries", () => {
  const problems = checkRedirects([redirect("/a", "/b"), redirect("/b", "/a")], pages())
  expect(problems.map(problem => problem.message)).toEqual([
    "the redirects from /a form a loop",
    "the redirects from /b form a loop",
  ])
})

test("treats a redirect to itself as a loop", () => {
  const [problem] = checkRedirects([redirect("/a", "/a")], pages())
  expect(problem?.message).toBe("the redirects from /a form a loop")
})

test("rejects a second redirect from the same address", () => {
  const problems = checkRedirects([redirect("/a", "/b", 1), redirect("/a", "/b", 3)], pages("/b"))
  expect(problems).toEqual([
    expect.objectContaining({ line: 3, message: "/a is redirected twice" }),
  ])
})

test("redirects the older addresses of a tag and of its further list pages", () => {
  const site = [
    page("/blog/x", { tags: [{ label: "DeFi", path: "/blog/tags/defi" }] }),
    page("/blog/tags/defi", { kind: "articleTag" }),
    page("/blog/tags/defi/page/2", { kind: "articleTag" }),
  ]
  expect(olderTagRedirects(site)).toEqual([
    { from: "/blog/tags/de-fi", to: "/blog/tags/defi" },
    { from: "/blog/tags/de-fi/page/2", to: "/blog/tags/defi/page/2" },
  ])
})

test("redirects the older address of each spelling of a tag", () => {
  const site = [
    page("/a", { tags: [{ label: "Uni V2", path: "/docs/tags/uni-v2" }] }),
    page("/b", { tags: [{ label: "UNI-v2", path: "/docs/tags/uni-v2" }] }),
    page("/c", { tags: [{ label: "Options", path: "/docs/tags/options" }] }),
  ]
  expect(olderTagRedirects(site)).toEqual([{ from: "/docs/tags/uni-v-2", to: "/docs/tags/uni-v2" }])
})

test("leaves an older tag address alone when it is a page", () => {
  const site = [
    page("/a", { tags: [{ label: "DeFi", path: "/blog/tags/defi" }] }),
    page("/blog/tags/de-fi", { kind: "articleTag" }),
  ]
  expect(olderTagRedirects(site)).toEqual([])
})

test("leaves an older tag address alone when it differs only in case from a page or is already redirected", () => {
  const site = [
    page("/a", { tags: [{ label: "DeFi", path: "/blog/tags/defi" }] }),
    page("/b", { tags: [{ label: "UniV2", path: "/blog/tags/univ2" }] }),
    page("/blog/tags/De-Fi"),
  ]
  expect(olderTagRedirects(site, [{ from: "/blog/tags/Uni-V-2" }])).toEqual([])
})

test("redirects the addresses of other spellings to the tag, including further list pages", () => {
  const tag = { spellings: ["UX/UI", "LPs"] }
  const site = ["/blog/tags/lp", "/blog/tags/lp/page/2"].map(path => ({
    ...page(path, { kind: "articleTag" }),
    tag,
  }))
  expect(olderTagRedirects(site)).toEqual([
    { from: "/blog/tags/l-ps", to: "/blog/tags/lp" },
    { from: "/blog/tags/l-ps/page/2", to: "/blog/tags/lp/page/2" },
    { from: "/blog/tags/lps", to: "/blog/tags/lp" },
    { from: "/blog/tags/lps/page/2", to: "/blog/tags/lp/page/2" },
    { from: "/blog/tags/ux-ui", to: "/blog/tags/lp" },
    { from: "/blog/tags/ux-ui/page/2", to: "/blog/tags/lp/page/2" },
  ])
})
