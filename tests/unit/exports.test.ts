import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { examplesIn, readGuide } from "../../src/content-components/authors-guide"
import { absoluteHtml } from "../../src/emit/absolute-html"
import { withBodies } from "../../src/emit/page-bodies"
import { compilePage } from "../../src/markdown/compile-page"
import { components, componentsIn } from "../../src/model/body-components"
import { siteContent } from "../../src/model/site-content"
import { ContentReader } from "../../src/site/content-reader"
import { site } from "../../src/site.config"
import { articleEntry, compiledPage, contentTree, docEntry } from "../helpers/entries"
import { examplePost } from "../helpers/site-model"

jest.setTimeout(600_000)

const mockFolder = mkdtempSync(join(tmpdir(), "exports-"))
jest.mock("../../src/site/image-file", () => ({
  imageFile: (_: string, src: string) =>
    src.startsWith("/") ? undefined : join(mockFolder, decodeURIComponent(src)),
}))
writeFileSync(join(mockFolder, "pic one (1).png"), "light")
afterAll(() => rmSync(mockFolder, { recursive: true }))

const { drawn } = new ContentReader().texts.read()

/** Content of a post in feeds and in its Markdown twin. */
async function exported(text: string, file = "content/blog/post.mdx") {
  const { page, problems } = await compilePage({ file, text, route: "/blog/post", components })
  if (!page) throw new Error(JSON.stringify(problems))
  const entry = articleEntry("post", "2024-03-01", { file, page: compiledPage(page) })
  const term = docEntry("terms/ask.md", { title: "Ask", frontMatter: { hoverText: "A price." } })
  const other = docEntry("my other.mdx", { path: "/docs/my other" })
  const content = siteContent(contentTree({ entries: [entry, term, other] }), false)
  const known = { content, drawn, repairs: new Map() }
  const [post] = withBodies([examplePost("post", "2024-03-01")], known)
  const feed = absoluteHtml(post?.html ?? "", `${site.url}/blog/post`)
  return { page, feed, twin: post?.markdown ?? "" }
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x3C;", "<")
    .replaceAll("&#x26;", "&")
    .replace(/\s+/g, " ")

// place-safety-notice.test.ts covers the notice, which is added while the content is read.
const examples = examplesIn(readGuide()).filter(text => !text.includes("<SafetyNotice"))

test.each(examples)("carries all of %s to feeds and twins", async example => {
  const { page, feed, twin } = await exported(example)
  expect(twin).not.toMatch(/[\uFFFE]|<[A-Z]/)
  expect(feed).not.toMatch(/[\uFFFE]|<[A-Z]/)
  for (const { component, props } of componentsIn(page.body)) {
    const { data, props: schema } = components[component] ?? {}
    for (const name of ["title", "caption", "summary", "label", "source"]) {
      const { [name]: words } = props
      if (typeof words !== "string") continue
      expect(textOf(feed)).toContain(words)
      expect(textOf(twin)).toContain(words)
    }
    if ("caption" in (schema?.shape ?? {})) {
      expect(feed).toMatch(
        /<a href="https:\/\/[^"]+\/blog\/post#figure-[^"]+"><img src="https:\/\/[^"]+\/figures\/blog\/post\/[^"]+\.svg" alt="[^"]+">/,
      )
      expect(feed).toContain("<table>")
    }
    if (data) expect(feed.length).toBeGreaterThan(data.prop === "terms" ? 30 : 1000)
  }
})

const cases: { what: string; text: string; feed: RegExp[]; twin: RegExp[] }[] = [
  {
    what: "pictures beside the page",
    text: '![A "picture"](<./pic one (1).png> "Title")\n\nIn a line ![B](./pic%20one%20(1).png) too\n',
    feed: [
      /<figure><img src="PICTURE\(1\).png" alt="A &#x22;picture&#x22;"/,
      /line <img src="PICTURE/,
    ],
    twin: [/!\[A "picture"\]\(PICTURE%281%29\.png "Title"\)/, /!\[B\]\(PICTURE%281%29.png\)/],
  },
  {
    what: "pictures of other sites and of the static folder",
    text: "![A](https://a.example/b.png) ![B](/img/b c.png) ![C](</img/c d.png>)\n",
    feed: [/<img src="https:\/\/a.example\/b.png"/, /<img src="SITE\/img\/c%20d.png"/],
    twin: [/!\[A\]\(https:\/\/a.example\/b.png\)/, /!\[C\]\(SITE\/img\/c%20d.png\)/],
  },
  {
    what: "the light version of a themed picture",
    text: 'See <ThemedImage alt="A [b]" sources={{light: "./pic one (1).png", dark: "./dark.png"}} />.\n',
    feed: [/See <img src="PICTURE\(1\).png" alt="A \[b\]">\./],
    twin: [/See !\[A \\\[b\\\]\]\(PICTURE%281%29.png\)\./],
  },
  {
    what: "labels of tabs before their panels",
    text: '<Tabs values={[{value: "npm", label: "By $npm"}, {value: "yarn"}]}>\n<TabItem value="npm">npm text</TabItem>\n<TabItem value="yarn">\n\n- yarn text\n\n</TabItem>\n</Tabs>\n',
    feed: [
      /<strong>Tab: By \$npm<\/strong><\/p>\s*(?:<p>)?npm text(?:<\/p>)?\s*<p><strong>Tab: yarn<\/strong><\/p>\s*<ul>/,
    ],
    twin: [/^\*\*Tab: By \$npm\*\*\n\nnpm text\n\n\*\*Tab: yarn\*\*\n\n- yarn text\n$/],
  },
  {
    what: "details with what is in them",
    text: '<Details summary="More">\n\n```js\na\n\n\nb\n```\n\n</Details>\n',
    feed: [/<details>\s*<summary>More<\/summary>[\s\S]*a\n\n\nb[\s\S]*<\/details>/],
    twin: [/<summary>More<\/summary>\n\n```js\na\n\n\nb\n```\n\n<\/details>/],
  },
  {
    what: "links to files, pages, and footnotes",
    text: 'A [file](../docs/my%20other.mdx#x), [a page](/docs/a b "T"), [beside](./z) and a note[^1].\n\n[^1]: The note.\n\n<Card title="Go" href="/docs/x">There</Card>\n',
    feed: [
      /href="SITE\/docs\/my%20other#x"/,
      /href="SITE\/blog\/z"/,
      /href="SITE\/blog\/post#fn-1"/,
      /<a href="SITE\/docs\/x">Go<\/a>: ?There/,
    ],
    twin: [
      /\[file\]\(SITE\/docs\/my%20other#x\)/,
      /\[beside\]\(SITE\/blog\/z\)/,
      /\[Go\]\(SITE\/docs\/x\): There/,
    ],
  },
  {
    what: "admonitions, formulas, diagrams, videos and tables",
    text: ':::note Title\n\nInside\n\n:::\n\n$a<b$\n\n```mermaid\nflowchart LR\n  accTitle: Way\n  accDescr: From A to B.\n  A --> B\n```\n\n<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Film"></iframe>\n\n| A |\n| - |\n| 1 |\n',
    feed: [
      /<aside role="note"[^>]*>\s*<p>Title<\/p><p>Inside<\/p>/,
      /<math/,
      /A --> B|A --&gt; B|A -->/,
      /abcdefghijk/,
      /<td>1/,
    ],
    twin: [/:::note Title\n\nInside\n\n:::/, /\$a<b\$/, /A --> B/, /abcdefghijk/, /\| 1 \|/],
  },
]

test.each(cases)("carries $what to feeds and twins", async ({ text, feed, twin }) => {
  const found = await exported(text)
  const filled = ({ source }: RegExp) =>
    new RegExp(
      source
        .replaceAll("PICTURE", `${site.url}/static/[0-9a-f]{32}/pic%20one%20`)
        .replaceAll("SITE", site.url),
    )
  for (const pattern of feed) expect(found.feed).toMatch(filled(pattern))
  for (const pattern of twin) expect(found.twin).toMatch(filled(pattern))
})
