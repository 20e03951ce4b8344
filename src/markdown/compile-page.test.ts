import { compile, compileMdx, problemsOf } from "../../tests/helpers/compile-markdown"

test("compiles Markdown to compact HTML without line breaks between blocks", async () => {
  const { page, problems } = await compile(
    "One *two* **three** ~~four~~ `five`.\n\n> Six\n\n---\n\n1. Seven\n2. Eight\n",
  )
  expect(page.body).toEqual([
    "<p>One <em>two</em> <strong>three</strong> <del>four</del> <code>five</code>.</p>" +
      "<blockquote><p>Six</p></blockquote><hr><ol><li>Seven</li><li>Eight</li></ol>",
  ])
  expect(problems).toEqual([])
})

test("uses a leading level-1 heading as the title and removes it from the body", async () => {
  const { page, html } = await compile("---\nslug: x\n---\n\n# The `title`\n\nText\n")
  expect(page.title).toBe("The title")
  expect(html).toBe("<p>Text</p>")
})

test("reports a second level-1 heading with its line in the file", async () => {
  const [problem, ...rest] = await problemsOf("---\ntitle: x\n---\n\n# One\n\nText\n\n# Two\n")
  expect(problem).toMatchObject({ file: "content/docs/a.md", line: 9 })
  expect(problem?.message).toContain('"Two"')
  expect(rest).toEqual([])
})

test("reports a page that has only front matter", async () => {
  const problems = await problemsOf("---\ntitle: x\n---\n\n<!-- nothing -->\n")
  expect(problems).toMatchObject([{ line: 4, message: "the page has no content" }])
})

test("compiles the same text to the same page each time", async () => {
  const text = "# T\n\n$x$ [a](./b.md)\n\n```ts\nlet a = 1\n```\n\n![a](b.png)\n\n[^1]\n\n[^1]: n\n"
  expect((await compile(text)).page).toEqual((await compile(text)).page)
})

test("keeps colons, times, braces, and dollars in prose as written", async () => {
  const { html, problems } = await compile(
    "At 12:30 a:b ::c {x} {{y}} :smile: $5 and $10 and 100% <3\n",
  )
  expect(html).toBe("<p>At 12:30 a:b ::c {x} {{y}} :smile: $5 and $10 and 100% &lt;3</p>")
  expect(problems).toEqual([])
})

test("removes HTML comments in both dialects", async () => {
  const text = "One <!-- a --> two\n\n<!-- b\n\nc */ d -->\n\nThree\n"
  expect((await compile(text)).html).toBe("<p>One  two</p><p>Three</p>")
  expect((await compileMdx(text)).html).toBe("<p>One  two</p><p>Three</p>")
})

test("keeps comments in code in both dialects", async () => {
  const text = "Write `<!-- a -->`:\n\n```html\n<!-- b -->\n```\n"
  for (const { page } of [await compile(text), await compileMdx(text)]) {
    expect(page.sections[0]?.text).toBe("Write <!-- a -->: <!-- b -->")
  }
})

test("compiles Markdown within details in both dialects", async () => {
  const text = "<details>\n<summary>More **here**</summary>\n\nA *b*\n\n- c\n\n</details>\n"
  const expected =
    "<details><summary>More **here**</summary><p>A <em>b</em></p><ul><li>c</li></ul></details>"
  expect((await compile(text)).html).toBe(expected)
  expect((await compileMdx(text)).html).toBe(expected.replace("**here**", "<strong>here</strong>"))
})

test("counts the words of text, code, and formulas once", async () => {
  const { page } = await compile(
    "# Title here\n\n## Two words\n\nThree more words – and $x+y$ `code`.\n\n```\na b\n```\n",
  )
  expect(page.words).toBe(2 + 4 + 2 + 1 + 2)
})

test("omits front matter, imports, and the truncate mark from the raw Markdown", async () => {
  const text =
    "---\ntitle: x\n---\nimport Tabs from '@theme/Tabs'\n\n## A {#b}\n\nText\n\n<!-- truncate -->\n\nMore <!-- kept -->\n"
  expect((await compileMdx(text)).page.markdown).toBe("## A {#b}\n\nText\n\nMore <!-- kept -->\n")
})

test("moves blocks out of the paragraphs in which MDX leaves them", async () => {
  const { html } = await compileMdx("Text <div>block</div> more\n\n<p>\n  inner\n</p>\n")
  expect(html).toBe("<p>Text </p><div>block</div><p> more</p><p>inner</p>")
})

test("ignores a byte order mark and CRLF line endings", async () => {
  const { html, page } = await compile(
    "\uFEFF---\r\ntitle: x\r\n---\r\n\r\n## A {#b}\r\n\r\n:::note T\r\nx\r\n:::\r\n",
  )
  expect(page.headings).toEqual([{ depth: 2, id: "b", text: "A" }])
  expect(html).toContain('aria-label="Note: T"')
})
