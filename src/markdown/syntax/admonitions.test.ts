import { compile, compileMdx, problemsOf } from "../test-support"

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

test("an admonition that is never closed is a problem", async () => {
  expect(await problemsOf(":::note\nx\n\ny\n")).toMatchObject([
    { line: 1, message: "the admonition `:::note` is never closed" },
  ])
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
