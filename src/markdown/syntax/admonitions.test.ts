import { compile, compileMdx, problemsOf } from "../../../tests/helpers/compile-markdown"

test.each(["note", "tip", "info", "warning", "danger", "caution"])(
  "%s is a named aside",
  async kind => {
    const name = kind.charAt(0).toUpperCase() + kind.slice(1)
    const expected =
      `<aside class="admonition admonition-${kind}" role="note" aria-label="${name}">` +
      `<p class="admonition-title">${name}</p><p>Body</p></aside>`
    expect((await compile(`:::${kind}\nBody\n:::\n`)).html).toBe(expected)
    expect((await compileMdx(`:::${kind}\n\nBody\n\n:::\n`)).html).toBe(expected)
  },
)

test.each([":::tip My *title*", ":::tip[My *title*]"])("%s gives a title", async opening => {
  const { html } = await compile(`${opening}\nBody\n:::\n`)
  expect(html).toBe(
    '<aside class="admonition admonition-tip" role="note" aria-label="Tip: My title">' +
      '<p class="admonition-title">My <em>title</em></p><p>Body</p></aside>',
  )
})

test("a title may hold brackets and links", async () => {
  const { html } = await compile(
    ":::note See ] [x](./y.md)\nBody\n:::\n\n:::note See [x](./y.md)\nBody\n:::\n",
  )
  expect(html).toContain('<p class="admonition-title">See ] [x](./y.md)</p>')
  expect(html).toContain('<p class="admonition-title">See <a href="link:0">x</a></p>')
})

test("admonitions nest with more colons and stand in lists", async () => {
  const { html, problems } = await compile(
    "::::note\n\n:::tip T\nIn\n:::\n\nOut\n\n::::\n\n- a\n\n  :::info\n  In list\n  :::\n",
  )
  expect(html).toMatch(
    /admonition-note.*<aside class="admonition admonition-tip".*In.*<\/aside><p>Out<\/p><\/aside>/,
  )
  expect(html).toMatch(/<li><p>a<\/p><aside class="admonition admonition-info"/)
  expect(problems).toEqual([])
})

test("an unknown name is a problem that lists the six", async () => {
  const [problem] = await problemsOf("a\n\n:::notte\nx\n:::\n")
  expect(problem).toMatchObject({ line: 3, message: "unknown admonition `:::notte`" })
  expect(problem?.fix).toContain(":::note, :::tip, :::info, :::warning, :::danger, :::caution")
})

test("an admonition that is never closed breaks a rule, and the end of the file closes it", async () => {
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

test("colons that open nothing are a problem", async () => {
  expect(await problemsOf("::: note\nx\n:::\n")).toMatchObject([
    { line: 1, message: "a line with `:::` is no admonition" },
  ])
})

test("an admonition shown in a code block is left alone", async () => {
  const { page } = await compile("```md\n:::note Title\nx\n:::\n```\n")
  expect(page.sections[0]?.text).toBe(":::note Title x :::")
})

test("the imported Admonition element is the same aside", async () => {
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
])("an alert of GitHub is an admonition: %j", async (text, kind, title) => {
  for (const { html, problems } of [await compile(`${text}\n`), await compileMdx(`${text}\n`)]) {
    expect(html).toMatch(new RegExp(`^<aside class="admonition admonition-${kind}"`))
    expect(html).toContain(`<p class="admonition-title">${title}</p><p>Body</p></aside>`)
    expect(problems).toEqual([])
  }
})

test("alerts stand in lists, quotes and other alerts, and hold what quotes hold", async () => {
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
  "an alert of another kind is a problem that lists the kinds: %j",
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
])("what is no alert stays as it is: %j", async text => {
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
])("reports a marker of an alert that begins no quote: %j", async (text, line) => {
  for (const file of ["content/docs/a.md", "content/docs/a.mdx"])
    expect(await problemsOf(`a\n\n${text}\n`, file)).toMatchObject([
      { line, kind: "unknown-admonition", fix: expect.stringContaining("`> [!") },
    ])
})

test("lines of an alert are those of the file, for the check of style", async () => {
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
])("%s has an id that links lead to", async opening => {
  const text = `${opening}\n\nBody [a](#x)\n\n:::\n`
  for (const { html, page, problems } of [await compile(text), await compileMdx(text)]) {
    expect(html).toMatch(/^<aside class="admonition admonition-note" role="note" id="x"/)
    expect(page.anchors).toEqual(["x"])
    expect(problems).toEqual([])
  }
})

test("the imported Admonition element keeps its id", async () => {
  const { page } = await compileMdx(
    'import Admonition from "@theme/Admonition"\n\n<Admonition id="x">\n\nBody\n\n</Admonition>\n',
  )
  expect(page.anchors).toEqual(["x"])
})

test("an attribute of an admonition that means nothing is a problem", async () => {
  expect(await problemsOf("a\n\n:::note[T]{icon=x}\nb\n:::\n")).toMatchObject([
    { line: 3, kind: "refused-html", message: expect.stringContaining("`icon`") },
  ])
})

test("braces in a title that are no attributes stay", async () => {
  expect((await compile(":::note Set {x}\na\n:::\n")).html).toContain(">Set {x}</p>")
})
