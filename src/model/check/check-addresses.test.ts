import { contentTree, docEntry } from "../../../tests/helpers/entries"
import type { ContentTree } from "../content-tree"
import { pageList } from "../page-list"
import { siteContent } from "../site-content"
import { checkAddresses, unfitName } from "./check-addresses"

test.each([
  ["100%", "the character %"],
  ["a#b", "the character #"],
  ["a?b", "the character ?"],
  ["a\\b", "the character \\"],
  ['a"b', 'the character "'],
  ["a\u0007b", "an invisible character"],
  ["a\u202eb", "an invisible character"],
  ["e\u0301te\u0301", "letters that are made of two characters"],
  ["..", "leads to another folder"],
  ["x".repeat(240), "too long for a file name"],
])("reports %j: %s", (name, message) => {
  expect(unfitName(name)?.message).toContain(message)
})

test.each(["a b", "v1.0", "été", "日本語", "contract.Pool", "q&a", "it's"])(
  "accepts %s as an address",
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

test("reports the files of pages that leave the site or hide its files", () => {
  const files = problemsAt(["/docs/../../x", "/page-data/x", "/docs/feed.xml", "/docs/fine"])
  expect(files.map(({ file }) => file)).toEqual(
    [0, 1, 2].map(index => `content/docs/file-${index}.md`),
  )
})

test("reports pages of one folder with an unfit name as following from the first", () => {
  const [first, second] = problemsAt(["/docs/a%b/one", "/docs/a%b/two"])
  expect(first?.follows).toBeUndefined()
  expect(second?.follows).toBe(first?.file)
})

test.each([
  ["/robots.txt", "the site has a file at the address /robots.txt"],
  ["/Robots.txt", "the site has a file at /robots.txt, which conflicts with /Robots.txt"],
  ["/404.html", "the site has a file at the address /404.html"],
  ["/docs/feed.xml", "the site has a file at the address /docs/feed.xml"],
  [
    "/docs/feed.xml/old",
    "the site has a file at /docs/feed.xml, which conflicts with /docs/feed.xml/old",
  ],
  ["/docs/intro.md", "the site has a file at the address /docs/intro.md"],
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

test("reports an unfit address of a redirect at its line", () => {
  const file = "content/data/redirects.yaml"
  const redirects = [{ from: "/../x", to: "/docs", file, line: 4 }]
  expect(problemsAt([], { redirects })).toEqual([
    expect.objectContaining({ file, line: 4, field: "from" }),
  ])
})
