import { contentTree, docEntry } from "../../../tests/helpers/entries"
import type { ContentTree } from "../content-tree"
import { pageList } from "../page-list"
import { siteContent } from "../site-content"
import { checkAddresses, unfitName } from "./check-addresses"

test.each([
  ["100%", "the sign %"],
  ["a#b", "the sign #"],
  ["a?b", "the sign ?"],
  ["a\\b", "the sign \\"],
  ['a"b', 'the sign "'],
  ["a\u0007b", "a character that nobody sees"],
  ["a\u202eb", "a character that nobody sees"],
  ["e\u0301te\u0301", "letters in two parts"],
  ["..", "leads to another folder"],
  ["x".repeat(240), "too long for the name of a file"],
])("%j is told: %s", (name, message) => {
  expect(unfitName(name)?.message).toContain(message)
})

test.each(["a b", "v1.0", "été", "日本語", "contract.Pool", "q&a", "it's"])(
  "%s is an address",
  name => {
    expect(unfitName(name)).toBeUndefined()
  },
)

function problemsAt(paths: readonly string[], more: Partial<ContentTree> = {}) {
  const base = contentTree()
  const entries = paths.map((path, index) => docEntry(`file-${index}.md`, { path }))
  const content = siteContent({ ...base, entries: [...base.entries, ...entries], ...more }, false)
  return checkAddresses(content, pageList(content), new Set(["/docs/feed.xml"]))
}

test("pages that leave the site, or hide its files, are told with their file", () => {
  const files = problemsAt(["/docs/../../x", "/page-data/x", "/docs/feed.xml", "/docs/fine"])
  expect(files.map(({ file }) => file)).toEqual(
    [0, 1, 2].map(index => `content/docs/file-${index}.md`),
  )
})

test("pages of one folder with an unfit name follow from the first", () => {
  const [first, second] = problemsAt(["/docs/a%b/one", "/docs/a%b/two"])
  expect(first?.follows).toBeUndefined()
  expect(second?.follows).toBe(first?.file)
})

test.each([
  ["/robots.txt", "at the address /robots.txt the site has a file"],
  ["/Robots.txt", "at /robots.txt, in the way of /Robots.txt, the site has a file"],
  ["/404.html", "at the address /404.html the site has a file"],
  ["/docs/feed.xml", "at the address /docs/feed.xml the site has a file"],
  [
    "/docs/feed.xml/old",
    "at /docs/feed.xml, in the way of /docs/feed.xml/old, the site has a file",
  ],
  ["/docs/intro.md", "at the address /docs/intro.md the site has a file"],
  ["/static/old.png", "the address /static/old.png begins like those of the site's own files"],
  [
    "/docs/intro/index.html",
    "hosts already redirect /docs/intro/index.html to the address of its folder",
  ],
  ["/index.html", "hosts already redirect /index.html to the address of its folder"],
  ["/a:b", 'in the address, "a:b" has the character :, which addresses of pages cannot have'],
])("rejects a redirect from %s", (from, message) => {
  const file = "content/data/redirects.yaml"
  const redirects = [{ from, to: "/docs", file, line: 4 }]
  expect(problemsAt(["/docs/intro"], { redirects })).toEqual([
    expect.objectContaining({ file, line: 4, field: "from", message }),
  ])
})

test.each(["/old.html", "/docs/intro/more", "/$x", "/a b", "/q&a", "/~old", "/(x)", "/été"])(
  "accepts a redirect from %s",
  from => {
    const redirects = [{ from, to: "/docs", file: "content/data/redirects.yaml", line: 4 }]
    expect(problemsAt(["/docs/intro"], { redirects })).toEqual([])
  },
)

test("an unfit address that is redirected is told at its line", () => {
  const file = "content/data/redirects.yaml"
  const redirects = [{ from: "/../x", to: "/docs", file, line: 4 }]
  expect(problemsAt([], { redirects })).toEqual([
    expect.objectContaining({ file, line: 4, field: "from" }),
  ])
})
