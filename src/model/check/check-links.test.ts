import { compiledPage, docEntry } from "../../../tests/helpers/entries"
import { filesOf } from "../../../tests/helpers/page-files"
import type { LinkReference } from "../../content/schema/body"
import { checkLinks, type LinkTargets, linkRepairs } from "./check-links"

const targets: LinkTargets = {
  pages: new Map([
    ["/docs/intro", [{ id: "start" }]],
    ["/docs/guides/first", [{ id: "second-part" }, { id: "café" }]],
  ]),
  files: filesOf({
    "content/docs/intro.md": "/docs/intro",
    "content/docs/01-guides/01-first.md": "/docs/guides/first",
  }),
  redirects: new Map([["/docs", "/docs/intro"]]),
  assets: new Set(["/img/a.png", "/blog/rss.xml"]),
}

function check(kind: LinkReference["kind"], href: string) {
  const page = compiledPage({ links: [{ kind, href, line: 7 }] })
  return checkLinks(docEntry("intro.md", { page }), targets)
}

test.each([
  ["route", "/docs/guides/first"],
  ["route", "/docs/guides/first/"],
  ["route", "/docs/guides/first#second-part"],
  ["route", "/docs/guides/first?x=1#caf%C3%A9"],
  ["route", "/img/a.png"],
  ["anchor", "#start"],
  ["anchor", "#top"],
  ["file", "./01-guides/01-first.md"],
  ["file", "01-guides/01-first.md#second-part"],
  ["external", "https://example.org/nothing"],
] as const)("accepts a %s link to %s", (kind, href) => {
  expect(check(kind, href)).toEqual([])
})

test("reports a link to no page with its line and the nearest page", () => {
  expect(check("route", "/docs/guides/frist")).toEqual([
    {
      file: "content/docs/intro.md",
      line: 7,
      message: 'the link "/docs/guides/frist" does not lead to a page of the site',
      fix: 'write "/docs/guides/first" if you mean that page',
      kind: "dead-link",
    },
  ])
})

test("reports a link to no heading with the nearest heading", () => {
  expect(check("route", "/docs/guides/first#second_part")).toEqual([
    expect.objectContaining({
      line: 7,
      message:
        'the link "/docs/guides/first#second_part" leads to a heading that /docs/guides/first does not have',
      fix: 'write "#second-part"',
    }),
  ])
})

test("lists all headings when an anchor is far from each of them", () => {
  expect(check("route", "/docs/guides/first#elsewhere-entirely")[0]?.fix).toBe(
    "write one of its headings: #second-part, #café",
  )
})

test("checks an anchor of the page itself", () => {
  expect(check("anchor", "#strat")[0]).toMatchObject({ fix: 'write "#start"' })
})

test("reports a link to a redirected address with its target", () => {
  expect(check("route", "/docs/")).toEqual([
    expect.objectContaining({
      message: 'the link "/docs/" leads to a redirected address',
      fix: 'write "/docs/intro" instead',
    }),
  ])
})

test("reports a link to a file that is not a page with the nearest file", () => {
  expect(check("file", "./01-guides/01-frist.md")[0]?.message).toBe(
    'the link leads to the file "./01-guides/01-frist.md", which is not a page of the site',
  )
  expect(check("file", "./01-guides/01-frist.md")[0]?.fix).toContain('"./01-guides/01-first.md"')
})

test("accepts a link to a page whose file cannot be read", () => {
  const page = compiledPage({ links: [{ kind: "route", href: "/docs/broken#any" }] })
  const unread = new Set(["/docs/broken"])
  expect(checkLinks(docEntry("intro.md", { page }), { ...targets, unread })).toEqual([])
})

test("accepts a link to a page that a redirect hides", () => {
  const redirects = new Map([["/docs/guides/first", "/docs/intro"]])
  const page = compiledPage({ links: [{ kind: "route", href: "/docs/guides/first" }] })
  expect(checkLinks(docEntry("intro.md", { page }), { ...targets, redirects })).toEqual([])
})

test("checks the anchor of a link to a file on that file's page", () => {
  expect(check("file", "./01-guides/01-first.md#nowhere")[0]?.message).toBe(
    'the link "/docs/guides/first#nowhere" leads to a heading that /docs/guides/first does not have',
  )
})

test("suggests the file with the closest path when several have the name of a dead link", () => {
  const files = filesOf({
    "content/docs/a/one.md": "/docs/a/one",
    "content/docs/b/one.md": "/docs/b/one",
  })
  const link = { kind: "file" as const, href: "../c/b/one.md", line: 1 }
  const page = compiledPage({ links: [link] })
  const [problem] = checkLinks(docEntry("in/x.md", { page }), { ...targets, files })
  expect(problem?.fix).toBe('write the path of a file that exists, perhaps "../b/one.md"')
})

test("turns links that lead nowhere into plain text", () => {
  const links = [
    { kind: "file" as const, href: "./gone.md", line: 1 },
    { kind: "route" as const, href: "/docs/gone/for/good", line: 2 },
  ]
  const repairs = linkRepairs(docEntry("intro.md", { page: compiledPage({ links }) }), targets)
  expect(Object.fromEntries(repairs)).toEqual({ "./gone.md": "", "/docs/gone/for/good": "" })
})
