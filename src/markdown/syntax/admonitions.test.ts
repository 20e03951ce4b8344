import { compile, compileMdx, problemsOf } from "../../../tests/helpers/compile-markdown"

test.each(["note", "tip", "info", "warning", "danger", "caution"])(
  "renders %s as a named aside",
  async kind => {
    const name = kind.charAt(0).toUpperCase() + kind.slice(1)
    const expected =
      `<aside class="admonition admonition-${kind}" role="note" aria-label="${name}">` +
      `<p class="admonition-title">${name}</p><p>Body</p></aside>`
    expect((await compile(`:::${kind}\nBody\n:::\n`)).html).toBe(expected)
    expect((await compileMdx(`:::${kind}\n\nBody\n\n:::\n`)).html).toBe(expected)
  },
)

test.each([":::tip My *title*", ":::tip[My *title*]"])("reads a title from %s", async opening => {
  const { html } = await compile(`${opening}\nBody\n:::\n`)
  expect(html).toBe(
    '<aside class="admonition admonition-tip" role="note" aria-label="Tip: My title">' +
      '<p class="admonition-title">My <em>title</em></p><p>Body</p></aside>',
  )
})

test("keeps brackets and links in a title", async () => {
  const { html } = await compile(
    ":::note See ] [x](./y.md)\nBody\n:::\n\n:::note See [x](./y.md)\nBody\n:::\n",
  )
  expect(html).toContain('<p class="admonition-title">See ] [x](./y.md)</p>')
  expect(html).toContain('<p class="admonition-title">See <a href="link:0">x</a></p>')
})

test("nests admonitions with more colons and allows them in lists", async () => {
  const { html, problems } = await compile(
    "::::note\n\n:::tip T\nIn\n:::\n\nOut\n\n::::\n\n- a\n\n  :::info\n  In list\n  :::\n",
  )
  expect(html).toMatch(
    /admonition-note.*<aside class="admonition admonition-tip".*In.*<\/aside><p>Out<\/p><\/aside>/,
  )
  expect(html).toMatch(/<li><p>a<\/p><aside class="admonition admonition-info"/)
  expect(problems).toEqual([])
})

test("reports an unknown name and lists the six valid ones", async () => {
  const [problem] = await problemsOf("a\n\n:::notte\nx\n:::\n")
  expect(problem).toMatchObject({ line: 3, message: "unknown admonition `:::notte`" })
  expect(problem?.fix).toContain(":::note, :::tip, :::info, :::warning, :::danger, :::caution")
})

test("reports an admonition that is never closed", async () => {
  const { html, problems } = await compile("a\n\n:::note\nx\n\ny\n")
  expect(problems).toMatchObject([
    {
      line: 3,
      message: "the admonition `:::note` is never closed",
      kind: "unclosed-admonition",
    },
  ])
  expect(html).toMatch(/<aside.*<p>x<\/p><p>y<\/p><\/aside>$/)
})

test("reports colons that open nothing", async () => {
  expect(await problemsOf("::: note\nx\n:::\n")).toMatchObject([
    { line: 1, message: "a line with `:::` is not an admonition" },
  ])
})

test("ignores an admonition in a code block", async () => {
  const { page } = await compile("```md\n:::note Title\nx\n:::\n```\n")
  expect(page.sections[0]?.text).toBe(":::note Title x :::")
})

test("renders the imported Admonition element as the same aside", async () => {
  const { html, problems } = await compileMdx(
    'import Admonition from "@theme/Admonition"\n\n<Admonition type="tip" title="T">\n\nBody\n\n</Admonition>\n',
  )
  expect(html).toBe((await compile(":::tip[T]\nBody\n:::\n")).html)
  expect(problems).toEqual([])
})

test.each([
  ["> [!NOTE]\n> Body", "note", "Note"],
  ["> [!TIP]\n> Body", "tip", "Tip"],
  ["> [!IMPORTANT]\n> Body", "info", "Important"],
  ["> [!WARNING]\n> Body", "warning", "Warning"],
  ["> [!CAUTION]\n> Body", "caution", "Caution"],
  ["> [!note]\n> Body", "note", "Note"],
  ["> [!Danger]  \n> Body", "danger", "Danger"],
  ["> [!TIP]\n>\n> Body", "tip", "Tip"],
  [">[!TIP]\n>Body", "tip", "Tip"],
  ["> [!WARNING] Mind the *gap*\n> Body", "warning", "Mind the <em>gap</em>"],
])("renders a GitHub alert as an admonition: %j", async (text, kind, title) => {
  for (const { html, problems } of [await compile(`${text}\n`), await compileMdx(`${text}\n`)]) {
    expect(html).toMatch(new RegExp(`^<aside class="admonition admonition-${kind}"`))
    expect(html).toContain(`<p class="admonition-title">${title}</p><p>Body</p></aside>`)
    expect(problems).toEqual([])
  }
})

test("renders alerts in lists, quotes, and other alerts, with anything that quotes hold", async () => {
  const { html, page, problems } = await compile(
    "- a\n\n  > [!TIP]\n  > b\n\n> > [!NOTE]\n> > c\n> >\n> > - d\n\n> [!NOTE]\n> > [!TIP]\n> > ## E\n",
  )
  expect(html).toMatch(/<li><p>a<\/p><aside[^>]*>.*?<p>b<\/p><\/aside><\/li>/)
  expect(html).toMatch(/<blockquote><aside[^>]*>.*?<p>c<\/p><ul><li>d<\/li><\/ul><\/aside>/)
  expect(html).toMatch(
    /admonition-note"[^>]*>[^<]*<p[^>]*>Note<\/p><aside class="admonition admonition-tip/,
  )
  expect(page.headings).toMatchObject([{ id: "e" }])
  expect(problems).toEqual([])
})

test.each(["> [!HINT]\n> b", "> [!NOTE]- Folded\n> b", "> [!question]+\n> b"])(
  "reports an unknown kind of alert and lists the valid kinds: %j",
  async text => {
    const problems = await problemsOf(`a\n\n${text}\n`)
    expect(problems).toMatchObject([
      { line: 3, kind: "unknown-admonition", fix: expect.stringContaining("> [!NOTE]") },
    ])
  },
)

test.each([
  "> \\[!NOTE]\n> b",
  "> a [!NOTE]\n> b",
  "[!not a marker]",
  "> [!a link](/x)",
  "`> [!NOTE]`",
])("leaves text that is not an alert as it is: %j", async text => {
  const { html, problems } = await compile(`${text}\n`)
  expect(html).not.toContain("<aside")
  expect(problems).toEqual([])
})

test.each([
  ["[!NOTE] Body", 3],
  ["> a\n> [!TIP]\n> b", 4],
  ["> [!NOTE]\n> a\n>\n> b\n> [!TIP]\n> c", 7],
  ["> **[!WARNING]**\n> a", 3],
  ["> [! Note]\n> a", 3],
  ["- a\n- [!CAUTION] b", 4],
])("reports an alert marker that does not begin a quote: %j", async (text, line) => {
  for (const file of ["content/docs/a.md", "content/docs/a.mdx"])
    expect(await problemsOf(`a\n\n${text}\n`, file)).toMatchObject([
      { line, kind: "unknown-admonition", fix: expect.stringContaining("`> [!") },
    ])
})

test("keeps the lines of an alert as in the file, for the style check", async () => {
  const { page } = await compile("a\n\n> [!NOTE] Title\n> body\n> more\n")
  expect(page.prose).toEqual([
    { text: "a", line: 1 },
    { text: "Title", line: 3 },
    { text: "body\nmore", line: 4 },
  ])
})

test.each([
  ":::note[T]{#x}",
  ":::note T {#x}",
  ":::note{#x}",
  ":::note[T]{#x .big}",
  ':::note{#x title="T"}',
])("gives %s an id that links can target", async opening => {
  const text = `${opening}\n\nBody [a](#x)\n\n:::\n`
  for (const { html, page, problems } of [await compile(text), await compileMdx(text)]) {
    expect(html).toMatch(/^<aside class="admonition admonition-note" role="note" id="x"/)
    expect(page.anchors).toEqual(["x"])
    expect(problems).toEqual([])
  }
})

test("keeps the id of the imported Admonition element", async () => {
  const { page } = await compileMdx(
    'import Admonition from "@theme/Admonition"\n\n<Admonition id="x">\n\nBody\n\n</Admonition>\n',
  )
  expect(page.anchors).toEqual(["x"])
})

test("reports an attribute of an admonition that has no meaning", async () => {
  expect(await problemsOf("a\n\n:::note[T]{icon=x}\nb\n:::\n")).toMatchObject([
    { line: 3, kind: "refused-html", message: expect.stringContaining("`icon`") },
  ])
})

test("keeps braces in a title when they are not attributes", async () => {
  expect((await compile(":::note Set {x}\na\n:::\n")).html).toContain(">Set {x}</p>")
})
