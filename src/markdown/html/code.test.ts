import { compile, compileMdx } from "../../../tests/helpers/compile-markdown"
import { readCodeMeta, readLineComments } from "../syntax/code-meta"

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`

test("renders a fence as a highlighted figure with a hidden copy button and no inline style", async () => {
  const { html } = await compile(fence("solidity", "contract A { uint256 x = 1; } // c"))
  expect(html).toBe(
    '<figure class="code-block"><pre tabindex="0"><code class="language-solidity">' +
      '<span class="tok-keyword">contract </span><span class="tok-type">A </span>{ <span class="tok-type">uint256 </span>x = ' +
      '<span class="tok-number">1</span>; } <span class="tok-comment">// c</span></code></pre>' +
      '<button type="button" class="copy-code" hidden>Copy</button></figure>',
  )
})

test.each([
  "solidity",
  "typescript",
  "ts",
  "tsx",
  "javascript",
  "js",
  "jsx",
  "python",
  "graphql",
  "bash",
  "shell",
  "json",
  "yaml",
  "css",
  "html",
  "rust",
  "diff",
  "toml",
])("highlights %s", async language => {
  const { html } = await compile(
    fence(
      language,
      '+ import "a" # 1\nfn let x = { "a": 1 } // b\n[a]\na: 1\n.b { c: 1px }\n<a href="x">',
    ),
  )
  expect(html).toMatch(/class="tok-/)
})

test.each(["", "text", "nolang", "constructor"])("renders %j as plain text", async language => {
  const { html, problems } = await compile(fence(language, "contract A <b> &amp;"))
  expect(html).toContain(
    `<code class="language-${language || "text"}">contract A &lt;b> &amp;amp;</code>`,
  )
  expect(problems).toEqual([])
})

test("escapes a title in the caption", async () => {
  const { html } = await compile(fence('ts title="src/<a>.ts"', "a"))
  expect(html).toContain("<figcaption>src/&lt;a>.ts</figcaption>")
})

test("wraps marked and numbered lines in elements of their own", async () => {
  const { html } = await compile(fence("text {2} showLineNumbers=7", "a\n\nb"))
  expect(html).toContain(
    '<code class="language-text line-numbers"><span class="line" data-line="7">a\n</span>' +
      '<span class="line line-marked" data-line="8">\n</span><span class="line" data-line="9">b</span></code>',
  )
})

test("reads ranges of lines", () => {
  expect([...readCodeMeta("{1,4-6} title='x y'").marked.highlight]).toEqual([1, 4, 5, 6])
  expect(readCodeMeta("{1,4-6} title='x y'").title).toBe("x y")
  expect(readCodeMeta("showLineNumbers {3}").firstLineNumber).toBe(1)
  expect(readCodeMeta("focus={2} added={3,5} {1}").marked).toEqual({
    highlight: new Set([1]),
    added: new Set([3, 5]),
    removed: new Set(),
    focus: new Set([2]),
  })
})

test.each([
  ["js{1,3}", { lines: [1, 3] }],
  ['js{1,3} title="x y.js"', { lines: [1, 3], title: "x y.js" }],
  ['js title="x y.js"{1,3}', { lines: [1, 3], title: "x y.js" }],
  ['js {3} showLineNumbers title="a{2}.js" {1}', { lines: [1, 3], title: "a{2}.js", from: 1 }],
  ["{1, 3}", { lang: "text", lines: [1, 3] }],
  ['title="x.js"', { lang: "text", title: "x.js" }],
  ["js:title=x.js {2-3}", { lines: [2, 3], title: "x.js" }],
  ["js showLineNumbers{5}", { from: 5 }],
  ["js showLineNumbers={5} live", { from: 5 }],
])(
  "reads the words after the language of a fence in any order, with and without spaces: %s",
  async (info, read) => {
    const {
      lang = "js",
      lines = [],
      title,
      from,
    } = read as {
      lang?: string
      lines?: number[]
      title?: string
      from?: number
    }
    for (const { html, problems } of [
      await compile(fence(info, "let a\nb\nc")),
      await compileMdx(fence(info, "let a\nb\nc")),
    ]) {
      expect(html).toContain(`<code class="language-${lang}`)
      expect(html.match(/<figcaption>(.*?)<\/figcaption>/)?.[1]).toBe(title)
      const spans = html.match(/<span class="line[^>]*>/g) ?? []
      const marked = spans.flatMap((span, index) =>
        span.includes("line-marked") ? [index + 1] : [],
      )
      expect(marked).toEqual(lines)
      expect(html.match(/data-line="(\d+)"/)?.[1]).toBe(
        from === undefined ? undefined : String(from),
      )
      expect(problems).toEqual([])
    }
  },
)

test.each(["foo", "{1,a}", "{}", "{3-1}", "tittle=x", 'hl_lines="1"', "highlight={1}", "/word/"])(
  "reports the unknown word %s after the language of a fence",
  async word => {
    const { problems } = await compile(`Text.\n\n${fence(`js ${word} title=x`, "a")}`)
    expect(problems).toMatchObject([
      { line: 3, kind: "unknown-fence-word", message: expect.stringContaining(word) },
    ])
  },
)

test.each(["js {3}", "js{1,4-5}", "js {2-9}", "js {1}{3}"])(
  "reports marked lines that the code does not have: %s",
  async info => {
    const { problems } = await compile(fence(info, "a\n// highlight-next-line\nb"))
    expect(problems).toMatchObject([{ line: 1, kind: "unknown-fence-word" }])
  },
)

test("marks lines by highlight comments and removes the comments", () => {
  const code = "a\n// highlight-next-line\nb\n# highlight-start\nc\nd\n{/* highlight-end */}\ne"
  expect(readLineComments(code)).toMatchObject({
    code: "a\nb\nc\nd\ne",
    marked: { highlight: new Set([2, 3, 4]), added: new Set() },
  })
})

test("marks added and removed lines and copies only the lines that stay", async () => {
  const { html } = await compile(
    fence("text", 'a\n// removed-next-line\nb "1"\n// added-next-line\nc "2"'),
  )
  expect(html).toContain('<del class="line">b "1"\n</del><ins class="line">c "2"</ins>')
  expect(html).toContain('data-copy="a\nc &quot;2&quot;"')
})

test.each([
  "bash",
  "bash {1}",
  "bash {1-2}",
  "bash showLineNumbers",
  "bash focus={2}",
  "bash added={2}",
])("renders no line break at the end, however its lines are marked: %s", async info => {
  const { html } = await compile(fence(info, "npm install\nnpm start"))
  const code = /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "")
  expect(code).toBe("npm install\nnpm start")
})

test("emphasizes focused lines over the others", async () => {
  const { html } = await compile(fence("text focus={2}", "a\nb"))
  expect(html).toContain(
    '<code class="language-text has-focus"><span class="line">a\n</span><span class="line line-focus">b</span></code>',
  )
  expect(html).not.toContain("data-copy")
})

test.each([
  ["focus={3}", "`focus={3}` names line 3, and the code has 2"],
  ["added={a}", "`added={a}` names no lines"],
  ["added={1} removed={1-2}", "line 1 is marked as added and as removed"],
])("reports %s with its line", async (info, message) => {
  const problems = (await compile(`Text.\n\n${fence(`ts ${info}`, "a\nb")}`)).problems
  expect(problems).toMatchObject([{ line: 3, message, fix: expect.any(String) }])
})

test.each(["focus=main.js", 'file="conf.yml"', "{9}", "diff", "added={7}"])(
  "code is shown whatever means nothing behind its language, and a rule is broken: %s",
  async info => {
    const { html, problems } = await compile(fence(`ts ${info}`, "a\nb"))
    expect(problems).toMatchObject([{ line: 1, kind: "unknown-fence-word" }])
    expect(html).toMatch(/a\n.*b/)
  },
)

test("keeps HTML and dollars in code as text", async () => {
  const { html, page } = await compile(
    `${fence("html", '<script>alert("$x$")</script><!--image:0--><a href="link:0">')}\nand \`<b>$x$</b>\`\n`,
  )
  expect(html).not.toMatch(/<script|<b>|<math|<!--/)
  expect(page.sections[0]?.text).toContain('<script>alert("$x$")</script>')
})

test("renders indented code in Markdown as a block", async () => {
  expect((await compile("a\n\n    b < c\n")).html).toContain(
    '<code class="language-text">b &lt; c</code>',
  )
})
