import { compile, compileMdx } from "../../../tests/helpers/compile-markdown"
import { withoutMarks } from "../../content/twin-marks"

const md = async (text: string) => (await compile(text)).page.markdown
const mdx = async (text: string) => (await compileMdx(text)).page.markdown

const codes: [string, string][] = [
  ["two blank lines", "```python\ndef a():\n    pass\n\n\ndef b():\n    pass\n```"],
  ["a truncate mark", "```md\nText\n\n<!-- truncate -->\n\n{/* truncate */}\nMore\n```"],
  ["tildes", "~~~\n\n\n\n```\n~~~"],
  ["a fence that shows fences", "````md\n```js\n[a](/b) ![c](./d.png)\n```\n\n\n# T\n````"],
  ["links, pictures and HTML", '```html\n<a href="/x">[a](./b.md)</a>\n<img src="./c.png">\n```'],
  ["components", '```mdx\n<Tabs>\n  <TabItem value="a">A</TabItem>\n</Tabs>\n<Own />\n```'],
  [
    "an import, a note and a citation",
    "```mdx\nimport a from 'b'\n:::note Title\n[@elsts-2021]\n```",
  ],
  ["spaces at line ends and a tab", "```\na  \n\tb\n   \n  c\n```"],
]

const inQuote = (text: string) => text.replace(/^/gm, "> ")
const inList = (text: string) => text.replace(/^/gm, "   ").replace("  ", "1.")

test.each(codes)("keeps code with %s byte for byte, wherever it stands", async (_, code) => {
  const tab = `<Tabs>\n  <TabItem value="a" label="A">\n\n${code.replace(/^/gm, "    ")}\n\n  </TabItem>\n</Tabs>\n`
  expect(await md(`Text\n\n${code}\n\nEnd\n`)).toBe(`Text\n\n${code}\n\nEnd\n`)
  expect(await mdx(`Text\n\n${code}\n\nEnd\n`)).toBe(`Text\n\n${code}\n\nEnd\n`)
  expect(await md(`Text\n\n${code}\n\nEnd\n`.replaceAll("\n", "\r\n"))).toBe(
    `Text\n\n${code}\n\nEnd\n`,
  )
  expect(await md(`${inList(code)}\n`)).toBe(`${inList(code)}\n`)
  expect(await mdx(`${inQuote(code)}\n`)).toBe(`${inQuote(code)}\n`)
  expect(await mdx(`:::note Title\n\n${code}\n\n:::\n`)).toBe(`:::note Title\n\n${code}\n\n:::\n`)
  expect(await mdx(tab)).toBe(`**A**\n\n${code}\n`)
})

const twins: [string, string, string][] = [
  [
    "components on one line",
    '<Tabs>\n<TabItem value="npm" label="npm">npm `text`</TabItem>\n<TabItem value="yarn">yarn text</TabItem>\n</Tabs>\n\nEnd\n',
    "**npm**\n\nnpm `text`\n\n**yarn**\n\nyarn text\n\nEnd\n",
  ],
  [
    "a set of tabs on one line",
    '<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>\n',
    "**a**\n\nA\n\n**b**\n\nB\n",
  ],
  [
    "text indented in tabs, with admonitions, lists and tables",
    '<Tabs>\n  <TabItem value="a">\n    Text over\n    two lines\n\n    :::note Title\n\n    Inside\n\n    :::\n\n    - one\n      - two\n\n    | A | B |\n    | - | - |\n    | 1 | 2 |\n  </TabItem>\n</Tabs>\n',
    "**a**\n\nText over\ntwo lines\n\n:::note Title\n\nInside\n\n:::\n\n- one\n  - two\n\n| A | B |\n| - | - |\n| 1 | 2 |\n",
  ],
  [
    "tabs in a list and in a quote",
    '- Item\n\n  <Tabs>\n    <TabItem value="a">\n      One\n\n      ```js\n      x\n\n\n      y\n      ```\n    </TabItem>\n  </Tabs>\n\n> <Tabs>\n> <TabItem value="b">\n>\n> Two\n>\n> </TabItem>\n> </Tabs>\n',
    "- Item\n\n  **a**\n\n  One\n\n  ```js\n  x\n\n\n  y\n  ```\n\n> **b**\n>\n> Two\n",
  ],
  [
    "tabs in tabs",
    '<Tabs>\n  <TabItem value="a">\n    <Tabs>\n      <TabItem value="b">\n        Deep\n      </TabItem>\n    </Tabs>\n  </TabItem>\n</Tabs>\n',
    "**a**\n\n**b**\n\nDeep\n",
  ],
  ["text indented in MDX", "Text\n\n    indented\n    text\n", "Text\n\nindented\ntext\n"],
  [
    "a picture within a line",
    'See <ThemedImage alt="B" sources={{ light: "/a.png", dark: "/b.png" }} /> here\n',
    "See ![B](light) here\n",
  ],
  ["a title", "# Title\n\nText\n\n## Title\n", "Text\n\n## Title\n"],
  ["a title of HTML", "<h1>Title</h1>\n\nText\n", "Text\n"],
  [
    "imports and a truncate mark",
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n\n# Title\n\nA\n\n{/* truncate */}\n\nB\n",
    "A\n\nB\n",
  ],
  [
    "links with titles, in brackets, and by reference",
    '[a](./other.md#x "T (1)"), [b](<./pic one.png>), [c](/docs/x_(y)), [d][e] [![f](./f.png)](/g)\n\n[e]: ../e.md "E"\n',
    '[a](./other.md#x "T (1)"), [b](./pic one.png), [c](/docs/x_(y)), [d][e] [![f](./f.png)](/g)\n\n[e]: ../e.md "E"\n',
  ],
  [
    "elements of MDX with literal attributes",
    '<img src={require("./a.png").default} alt="A" style={{ width: 1 }} />\n\n<div className="x">\n    Text <a href="/b">b</a>\n</div>\n',
    '<img src="./a.png" alt="A">\n\n<div>\n\nText <a href="/b">b</a>\n\n</div>\n',
  ],
  [
    "elements of Docusaurus' theme",
    'import CodeBlock from "@theme/CodeBlock"\nimport Admonition from "@theme/Admonition"\nimport Link from "@docusaurus/Link"\n\n<Admonition type="tip" title="T">\n\n  Text\n\n</Admonition>\n\n<CodeBlock language="js">{`a\n\n\nb`}</CodeBlock>\n\nSee <Link to="/docs/a">this</Link>.\n',
    ":::tip[T]\n\nText\n\n:::\n\n```js\na\n\n\nb\n```\n\nSee [this](/docs/a).\n",
  ],
  [
    "a comment and an id",
    "## A {#b}\n\n{/* note */}\n\nText\n",
    "## A {#b}\n\n<!-- note -->\n\nText\n",
  ],
]

test.each(twins)("writes %s as plain Markdown", async (_, text, expected) => {
  expect(withoutMarks(await mdx(text))).toBe(expected)
})

test("marks addresses that are not complete, and no others", async () => {
  const text =
    '![A](../img/pic one.png) ![B](<../img/pic one.png>) ![C](/c.png) [d](./d.md) [e](https://e.example/f) [g](#h) <a href="/i">i</a> <img src="./j.png" alt="">\n'
  expect((await md(text)).match(/\uFFFE[^\uFFFE]+\uFFFE/g)).toEqual(
    ["../img/pic one.png", "/c.png", "./d.md", "/i", "./j.png"].map(
      address => `\uFFFE${address}\uFFFE`,
    ),
  )
})
