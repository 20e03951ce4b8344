import { compile, compileMdx, problemsOf } from "../../../tests/helpers/compile-markdown"

test("creates the ids of GitHub: lowercase, hyphens, no punctuation, numbered repeats", async () => {
  const { page } = await compile(
    "## Hello, World!\n\n## What is `tickSpacing`?\n\n## Hello, World!\n\n### Délta & Γamma_x (v1.1)\n\n## 1. Foo -- bar\n\n## Hello, World!\n",
  )
  expect(page.headings.map(({ id }) => id)).toEqual([
    "hello-world",
    "what-is-tickspacing",
    "hello-world-1",
    "délta--γamma_x-v11",
    "1-foo----bar",
    "hello-world-2",
  ])
})

test("counts the title among the repeats, as on GitHub", async () => {
  const { page } = await compile("# Intro\n\n## Intro\n")
  expect(page.headings).toEqual([{ depth: 2, id: "intro-1", text: "Intro" }])
})

test.each(["## My head {#my-id}\n", "## My head {#my-id} ##\n", "My head {#my-id}\n---\n"])(
  "uses an explicit id in both dialects: %j",
  async text => {
    for (const { page, problems } of [await compile(text), await compileMdx(text)]) {
      expect(page.headings).toEqual([{ depth: 2, id: "my-id", text: "My head" }])
      expect(problems).toEqual([])
    }
  },
)

test("ends each heading with a link to itself that is named after its text", async () => {
  const { html } = await compile('## A "b" *c*\n')
  expect(html).toBe(
    '<h2 id="a-b-c">A "b" <em>c</em><a href="#a-b-c" class="heading-anchor" ' +
      'aria-label="Link to this section: A &quot;b&quot; c"></a></h2>',
  )
})

test("adds raw HTML headings to the outline with ids", async () => {
  const { page } = await compile('## One\n\n<h3 align="center">Two <b>three</b></h3>\n')
  expect(page.headings).toEqual([
    { depth: 2, id: "one", text: "One" },
    { depth: 3, id: "two-three", text: "Two three" },
  ])
})

test("keeps a formula's TeX in the id of a heading, as Docusaurus does, but not in its text", async () => {
  const { page } = await compile("## The $x^2$ term\n")
  expect(page.headings).toEqual([{ depth: 2, id: "the-x2-term", text: "The x² term" }])
})

test.each([
  ["## Install\n\n## Other {#install}\n\n## Install", ["install-1", "install", "install-2"]],
  ["## Install\n\n## Install\n\n## Other {#install-1}", ["install", "install-2", "install-1"]],
  ["## Install\n\n### Other {#install}", ["install-1", "install"]],
  ['## Install\n\n<a id="install"></a>\n\ntext', ["install-1"]],
  ['## Install\n\n<h3 id="install">Other</h3>', ["install-1", "install"]],
  ["## Note\n\n:::note[T]{#note}\na\n:::", ["note-1"]],
  ["## Fn 1\n\na[^1]\n\n[^1]: b", ["fn-1-1"]],
])("prefers a written id over that of a heading, wherever it stands: %j", async (text, ids) => {
  const { page, problems } = await compile(text)
  expect(page.headings.map(({ id }) => id)).toEqual(ids)
  expect(problems).toEqual([])
})

test("reports every equal written id but the first", async () => {
  const problems = await problemsOf("## A {#x}\n\n## X\n\n## B {#x}\n\n## C {#x}\n")
  expect(problems).toMatchObject([
    { kind: "repeated-id", line: 5 },
    { kind: "repeated-id", line: 7 },
  ])
})

test.each([
  ["⚙\ufe0f Settings", "-settings"],
  ["👩\u200d👩\u200d👧 Teams", "-teams"],
  ["Soft\u00adhyphen", "softhyphen"],
  ["Zero\u200bwidth\u2060 \ufeffsigns", "zerowidth-signs"],
  ["\u200fRight\u200e to left\u061c", "right-to-left"],
  ["می\u200cخواهم", "میخواهم"],
  ["Set {#⚙\ufe0f-set}", "⚙-set"],
])("removes invisible characters from ids and from links to them: %j", async (text, id) => {
  const old = text.includes("{#")
    ? "⚙\ufe0f-set"
    : text
        .toLowerCase()
        .replaceAll(" ", "-")
        .replace(/[⚙👩👧]/gu, "")
  const written = `## ${text}\n\n[a](#${old}) [b](#${encodeURIComponent(old)}) [c](./b.md#${old})\n`
  const { page, problems } = await compile(written)
  expect(page.headings).toMatchObject([{ id }])
  expect(page.links.map(({ href }) => decodeURI(href))).toEqual([
    `#${id}`,
    `#${id}`,
    `./b.md#${id}`,
  ])
  expect(problems).toEqual([])
})

test("reports an id that is used twice", async () => {
  const [problem] = await problemsOf("## A {#x}\n\n## B {#x}\n")
  expect(problem).toMatchObject({ line: 3, message: "the id `x` is used twice" })
})

test.each([
  "Main",
  "Site menu",
  "Docs sidebar",
  "Conversation",
  "Scripts",
  "Related",
  "Cite",
  "Copy status",
  "Search hit 3",
  "Gatsby announcer",
  "___gatsby",
  "gtag",
  "Footnote label",
])("numbers a heading's id when a part of the page has the same id: %s", async text => {
  const slug = text.toLowerCase().replaceAll(" ", "-")
  const { page, problems } = await compile(
    `## ${text}\n\n## ${text}\n\nA note[^1].\n\n[^1]: Text.\n`,
  )
  expect(page.headings.map(({ id }) => id)).toEqual([`${slug}-1`, `${slug}-2`])
  expect(problems).toEqual([])
})

test.each([
  "## A {#main}\n",
  '<h2 id="main">A</h2>\n',
  '<p id="site-menu">A</p>\n',
  '<a name="scripts"></a>\n',
  "## A {#trustedTypes}\n",
  "## A {#___loader}\n",
])("reports a written id when a part of the page has the same id: %j", async text => {
  const [problem] = await problemsOf(text)
  expect(problem).toMatchObject({
    line: 1,
    kind: "repeated-id",
    message: expect.stringMatching(/^the id `\w[\w-]*` belongs to a part of the page itself$/),
    fix: expect.stringMatching(/^write another id: `[\w-]+-1`$/),
  })
})

test("gives headings without letters or digits ids that links can name", async () => {
  const { page } = await compile("## 🚀\n\n## ...\n\n## Section\n")
  expect(page.headings.map(({ id }) => id)).toEqual(["section", "section-1", "section-2"])
})

const payoff = '<PayoffChart title="Cost of a call" caption="It rises." strike={1} />'

test("numbers a heading's id when a figure has the same anchor", async () => {
  const { page, problems } = await compileMdx(`## Figure cost of a call\n\n${payoff}\n`)
  expect(page.headings.map(({ id }) => id)).toEqual(["figure-cost-of-a-call-1"])
  expect(page.anchors).toEqual(["figure-cost-of-a-call"])
  expect(problems).toEqual([])
})

test("reports two figures with the same title", async () => {
  const [problem] = (await compileMdx(`${payoff}\n\n${payoff}\n`)).problems
  expect(problem).toMatchObject({ line: 3, fix: "give one of them another title" })
})

test("keeps other ids as anchors that links may point to", async () => {
  const { page, html } = await compile(
    '<a id="one"></a>\n\n<a name="two"></a>\n\nText <span id="three">x</span>\n',
  )
  expect(page.anchors).toEqual(["one", "two", "three"])
  expect(html).toContain('<a id="two"></a>')
})

test("includes headings inside details and admonitions in the outline", async () => {
  const { page } = await compile(
    "<details><summary>s</summary>\n\n## In\n\n</details>\n\n:::note\n### Too\n:::\n",
  )
  expect(page.headings.map(({ id }) => id)).toEqual(["in", "too"])
})
