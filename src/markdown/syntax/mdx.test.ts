import { compile, compileMdx, problemsOf } from "../../../tests/helpers/compile-markdown"

const mdxProblems = (text: string) => problemsOf(text, "content/docs/a.mdx")

test("compiles a component to an object with its props between strings of HTML", async () => {
  const { page } = await compileMdx(
    'Before\n\n<PayoffChart strike={-1.5} legs={[1, -2]} kind="put" note={`a b`} />\n\nAfter\n',
  )
  expect(page.body).toEqual([
    "<p>Before</p>",
    {
      component: "PayoffChart",
      props: { strike: -1.5, legs: [1, -2], kind: "put", note: "a b" },
      children: [],
    },
    "<p>After</p>",
  ])
})

test("reports a component within a line of text when it must be its own block", async () => {
  expect(await mdxProblems("First.\n\nThen: <PayoffChart strike={1} />\n")).toEqual([
    expect.objectContaining({ line: 3, message: "`<PayoffChart>` is inside a line of text" }),
  ])
  const tabs = '<Tabs><TabItem value="a">A</TabItem></Tabs>'
  expect(await mdxProblems(`First.\n\nThen: ${tabs}\n`)).toEqual([
    expect.objectContaining({ line: 3, message: "`<Tabs>` is inside a line of text" }),
  ])
  const items = '<TabItem value="a">A</TabItem>\n<TabItem value="b">B</TabItem>'
  expect(await mdxProblems(`${tabs}\n\n- ${tabs}\n\n<Tabs>\n${items}\n</Tabs>\n`)).toEqual([])
  const image = '<ThemedImage alt="A" sources={{ light: "/img/a.svg", dark: "/img/a.svg" }} />'
  expect((await compileMdx(`Here ${image}\n`)).problems).toEqual([])
})

test("reads Markdown in tabs and drops imports of the theme", async () => {
  const text =
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n" +
    '<Tabs groupId="os">\n<TabItem value="a" label="A" default>\n\nOne **two**\n\n```js\n1\n```\n\n</TabItem>\n<TabItem value="b">\n\nThree\n\n</TabItem>\n</Tabs>\n'
  const { page, problems } = await compileMdx(text)
  expect(problems).toEqual([])
  expect(page.body).toEqual([
    {
      component: "Tabs",
      props: { groupId: "os" },
      children: [
        {
          component: "TabItem",
          props: { value: "a", label: "A", default: true },
          children: [
            expect.stringMatching(
              /^<p>One <strong>two<\/strong><\/p><figure class="code-block">.*<\/figure>$/,
            ),
          ],
        },
        { component: "TabItem", props: { value: "b" }, children: ["<p>Three</p>"] },
      ],
    },
  ])
})

test("reads a .md file that imports tabs as MDX, as in Docusaurus", async () => {
  const { page, problems } = await compile(
    "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nText<br>\n\n</Tabs>\n\n<!-- c -->\n",
  )
  expect(problems).toEqual([])
  expect(page.body).toEqual([{ component: "Tabs", props: {}, children: ["<p>Text<br></p>"] }])
})

test("reads a .md file that shows an import in code as plain Markdown", async () => {
  const { html } = await compile("```js\nimport a from 'b'\n```\n\n{x}\n")
  expect(html).toContain("<p>{x}</p>")
})

test("makes objects of the elements around a component and of the items next to them", async () => {
  const { page } = await compileMdx(
    "- a *b*\n- c\n\n  <PayoffChart strike={1} />\n\n| a | b |\n|:-:|---|\n| <PayoffChart strike={2} /> | x |\n",
  )
  expect(page.body[0]).toEqual({
    tag: "ul",
    attributes: {},
    children: [
      { tag: "li", attributes: {}, children: ["<p>a <em>b</em></p>"] },
      {
        tag: "li",
        attributes: {},
        children: ["<p>c</p>", { component: "PayoffChart", props: { strike: 1 }, children: [] }],
      },
    ],
  })
  expect(page.body[1]).toMatchObject({
    tag: "div",
    attributes: {
      class: "table-scroll",
      tabindex: "0",
      role: "region",
      "aria-label": "Table: a, b",
    },
    children: [
      {
        tag: "table",
        children: [{ tag: "thead" }, { tag: "tbody" }],
      },
    ],
  })
})

test("replaces useBaseUrl and require with the path they name, under any local name", async () => {
  const { page, problems } = await compileMdx(
    'import url from "@docusaurus/useBaseUrl"\nimport Themed from "@theme/ThemedImage"\n\n' +
      '<Themed alt="a" sources={{light: url("/img/l.png"), dark: url("/img/d.png")}} />\n\n' +
      '<img src={require("./x y.png").default} alt="b" width={300} />\n',
  )
  expect(problems).toEqual([])
  expect(page.body[0]).toEqual({
    component: "ThemedImage",
    props: { alt: "a", sources: { light: "/img/l.png", dark: "/img/d.png" } },
    children: [],
  })
  expect(page.images).toEqual([{ src: "./x y.png", alt: "b", width: 300, line: 6 }])
})

test("accepts literal expressions and comments in text", async () => {
  const { html, problems } = await compileMdx("a{' '}b {/* c */}{\"<d>\"} {3}\n\n{/*\nblock\n*/}\n")
  expect(html).toBe("<p>a b &lt;d> 3</p>")
  expect(problems).toEqual([])
})

test("accepts JSX names of HTML attributes", async () => {
  const { html, problems } = await compileMdx(
    '<table><tbody><tr><td colSpan={2} className="x" style={{color: "red"}}>a</td></tr></tbody></table>\n\n<time dateTime="2024">x</time>\n',
  )
  expect(html).toContain('<td colspan="2">a</td>')
  expect(html).toContain('<time datetime="2024">x</time>')
  expect(problems).toEqual([])
})

test.each([
  ["import X from './x'", 1, "`./x` cannot be imported"],
  ["a\n\nexport const x = 1", 3, "MDX pages cannot export or run code"],
  ["a\n\nb {1 + 1}", 3, "`{1 + 1}` is code: a calculation"],
  ["{x}", 1, "`{x}` is code: the variable `x`"],
  ["{fetch('x')}", 1, "`{fetch('x')}` is code: a function call"],
  ["{[].map(x => x)}", 1, "`{[].map(x => x)}` is code: a function call"],
  [
    "<PayoffChart strike={x} />",
    1,
    "prop `strike` of `<PayoffChart>` is the variable `x`, not a literal",
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is MDX
    "<PayoffChart strike={`${x}`} />",
    1,
    "prop `strike` of `<PayoffChart>` is a template with placeholders, not a literal",
  ],
  [
    "<PayoffChart strike={() => 1} />",
    1,
    "prop `strike` of `<PayoffChart>` is a function, not a literal",
  ],
  [
    "<PayoffChart strike={1} legs={[1, x]} />",
    1,
    "prop `legs` of `<PayoffChart>` is the variable `x`, not a literal",
  ],
  [
    '<ThemedImage alt="A" sources={{ light: "/a.svg", dark: x }} />',
    1,
    "prop `sources` of `<ThemedImage>` is the variable `x`, not a literal",
  ],
  ["<PayoffChart {...x} strike={1} />", 1, "`{...}` in `<PayoffChart>` is code"],
])("rejects code: %j", async (text, line, message) => {
  expect((await mdxProblems(text))[0]).toMatchObject({ line, message })
})

test("reports the second of two imports with its own line", async () => {
  const problems = await mdxProblems(
    "---\ntitle: x\n---\nimport Tabs from '@theme/Tabs'\nimport X from 'x'\n\na\n",
  )
  expect(problems).toMatchObject([{ line: 5, message: "`x` cannot be imported" }])
})

test("reports an unknown component with the nearest name and all valid names", async () => {
  const [problem] = await mdxProblems("a\n\n<PayofChart strike={1} />\n")
  expect(problem).toMatchObject({ line: 3, message: "unknown component `<PayofChart>`" })
  expect(problem?.fix).toBe(
    "did you mean `<PayoffChart>`? Allowed: Tabs, TabItem, ThemedImage, PayoffChart",
  )
})

test("rejects names of Object's own properties as components", async () => {
  expect(await mdxProblems("<Constructor />\n\n<__proto__ />\n\na\n")).toHaveLength(2)
})

test("reports an unknown prop with its line and the nearest name", async () => {
  const [problem] = await mdxProblems("<PayoffChart\n  strike={1}\n  leg={[1]}\n/>\n")
  expect(problem).toMatchObject({
    line: 3,
    field: "leg",
    message: "`<PayoffChart>` has no prop `leg`",
  })
  expect(problem?.fix).toBe(
    "did you mean `legs`? Props of `<PayoffChart>`: strike, legs, kind, note, title, caption",
  )
})

test("reports a prop of the wrong type with the value found and the type expected", async () => {
  const [problem] = await mdxProblems('<PayoffChart strike="3" />\n')
  expect(problem?.message).toBe('prop `strike` of `<PayoffChart>` is "3": expected number')
})

test("reports a missing prop", async () => {
  const [problem] = await mdxProblems("<PayoffChart />\n")
  expect(problem).toMatchObject({
    line: 1,
    field: "strike",
    message: "`<PayoffChart>` needs the prop `strike`",
  })
})

test("reports text between the tags of a component that takes none", async () => {
  const [problem] = await mdxProblems("<PayoffChart strike={1}>x</PayoffChart>\n")
  expect(problem?.message).toBe("`<PayoffChart>` cannot have content between its tags")
})

test.each([
  ["a { b\n", "plain brace"],
  ["a <b\n\nc\n", "close"],
  ["<div>\n\na\n", "close"],
  ["1 <5 x\n", "&lt;"],
  ["import x from\n", "import"],
])("reports a syntax error with its line and a fix: %j", async (text, fix) => {
  const [problem] = await mdxProblems(`---\ntitle: x\n---\n\n${text}`)
  expect(problem?.message).toMatch(/^MDX syntax error: /)
  expect(problem?.line).toBeGreaterThanOrEqual(5)
  expect(problem?.fix).toContain(fix)
})

test("accepts void elements and comments of HTML in MDX", async () => {
  const { html, problems } = await compileMdx(
    'a<br>b<hr>\n\n<!-- c */ -->\n\n<img src="a.png" alt="x > y">\n',
  )
  expect(html).toContain("a<br>b")
  expect(html).toContain("<!--image:0-->")
  expect(problems).toEqual([])
})

test("adds a table body when JSX puts rows directly in a table", async () => {
  const { html } = await compileMdx("<table><tr><td>a</td></tr></table>\n")
  expect(html).toContain("<table><tbody><tr><td>a</td></tr></tbody></table>")
})
