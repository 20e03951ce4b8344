import { compile, compileMdx, problemsOf } from "../../../../tests/helpers/compile-markdown"

const files = ["content/docs/a.md", "content/docs/a.mdx"]

test.each([
  ["a [^9] b", 3, "unknown-reference"],
  ["a[^note-x]", 3, "unknown-reference"],
  ["one\ntwo [^ä]", 4, "unknown-reference"],
  ["- [x][nolabel]", 3, "unknown-reference"],
  ["see [the *docs*][nolabel]", 3, "unknown-reference"],
  ["[`code`][nolabel]", 3, "unknown-reference"],
  ["![a picture][nolabel]", 3, "unknown-reference"],
  ["[the docs][]", 3, "unknown-reference"],
  ["[the docs][1]", 3, "unknown-reference"],
  ["a [b](./my file.md)", 3, "unknown-reference"],
  ["a ![b](my picture.png)", 3, "unknown-reference"],
  ["a[^1]\n\n[^1]: b\n\n[^2]: words", 7, "unused-definition"],
  ["a[^1]\n\n[^1]: b\n\n[^1]: words", 7, "unused-definition"],
  ["[a][b]\n\n[b]: /x\n[b]: /y", 6, "unused-definition"],
  ["a\n\n[^my note]: intro", 5, "unknown-reference"],
  ["a\n\n[^my note]: Some words", 5, "unknown-reference"],
])("reports references and definitions that lead nowhere: %j", async (text, line, kind) => {
  for (const file of files)
    expect(await problemsOf(`top\n\n${text}\n`, file)).toMatchObject([{ line, kind }])
})

test.each([
  "[0] [sic] [x] [] [ ] [a b]",
  "a[i][j] and matrix[row][column] and f(x)[a][b]",
  "[1][2] and [Ctrl][Alt][Del] and string[][]",
  '[^a-z], [^0-9], [^\\s], [^ ], [^"] and [^]',
  "\\[^9] and \\[x][nolabel] and [x\\][nolabel]",
  "`[^9]` and `[x][nolabel]`",
  "[n](see below) and [n] (see b.md)",
  "[a][b] and [b] and [a][]\n\n[a]: /x\n[b]: /y\n[c]: /z",
  "a[^1] b[^1] c[^Ä]\n\n[^1]: b\n\n[^ä]: c",
  "a\n\n[//]: # (one)\n[//]: # (two)",
  "- [ ] a\n- [x] b",
  "$[a][b]$ and\n\n    [^9]",
])("accepts brackets that are text or valid references: %j", async text => {
  const { problems } = await compile(`${text}\n`)
  expect(problems).toEqual([])
})

test("reports a footnote name with a space at its definition and renders no link", async () => {
  for (const { html, page, problems } of [
    await compile("See [^my note].\n\n[^my note]: intro\n"),
    await compileMdx("See [^my note].\n\n[^my note]: intro\n"),
  ]) {
    expect(problems).toMatchObject([
      { line: 3, message: "the name of the footnote `[^my note]` has a space" },
    ])
    expect(problems[0]?.fix).toContain("[^my-note]")
    expect(page.links).toEqual([])
    expect(html).toBe("<p>See [^my note].</p>")
  }
})

test.each([
  ["| a | b |\n| - | - |\n| 1 | 2 | 3 |", 3],
  ["| a | b |\n| - | - |\n| 1 | 2 |\n| 1 | $P(A|B)$ |", 4],
  ["| a | b |\n| - | - |\n| 1 | `a|b` |", 3],
  ["| a | b | c |\n| - | - |\n| 1 | 2 | 3 |", 2],
  ["a | b\n:-: | - | -\n1 | 2", 2],
])("reports a table with more cells than columns: %j", async (text, line) => {
  for (const file of files)
    expect(await problemsOf(`${text}\n`, file)).toMatchObject([{ line, kind: "uneven-table" }])
})

test.each([
  "| a | b |\n| - | - |\n| 1 | 2 | |\n| 1 |",
  "a | b\n- | -\n1 | 2",
  "a | b\n---",
  "`a | b`\n- c | d",
])("accepts extra cells without text, and text that is not a table: %j", async text => {
  expect(await problemsOf(`${text}\n`)).toEqual([])
})
