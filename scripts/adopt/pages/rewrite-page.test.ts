import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { type PageContext, rewritePage } from "./rewrite-page"

const files: Record<string, string> = {
  "docs/_a.mdx":
    'import Tabs from "@theme/Tabs";\nimport Code from "./code.js";\n\nHello {props.name}. ![p](./img/p.png)\n',
  "docs/_b.mdx":
    'import Tabs from "@theme/Tabs";\n\n:::note\n\nIn a step.\n\n:::\n\n```js\nx\n\ny\n```\n',
  "shared/_c.mdx": 'import Picture from "./c.png";\n\n<img src={Picture} alt="c" />\n',
  "docs/_circle.mdx": 'import A from "./_circle.mdx";\n\nRound <A />\n',
}
const root = temporaryFolder({
  "docs/example.js": 'const a = "`\x24{b}`"\n',
  "docs/facts.js": 'export const version = "2.0"\nexport const f = () => `v\x24{version}`\n',
  "docs/facts.json": '{ "name": "Quay" }',
})
const context: PageContext = {
  root,
  textOf: file => files[file],
  themed: new Set(["Card"]),
}

const rewrite = (text: string, file = "docs/page.mdx") => rewritePage(file, text, context)
const kindsOf = (text: string) => rewrite(text).findings.map(({ kind }) => kind)

test.each([
  ["a constant of the page", "export const count = 3\n\nThere are {count + 1}.", "There are 4."],
  ["front matter", "---\ntitle: My *title*\n---\n\n{frontMatter.title}.", "My \\*title\\*."],
  [
    "a module's constant and function",
    'import { version, f } from "./facts";\n\n{version} {f()}',
    "2.0 v2.0",
  ],
  ["a JSON file", 'import facts from "./facts.json";\n\nAt {facts.name}.', "At Quay."],
  ["nothing for null and booleans", "export const a = null\n\nx{a}y{!a}z", "xyz"],
  ["an attribute", 'export const to = "/x"\n\n<a href={to}>x</a>', '<a href={"/x"}>x</a>'],
])("fills in the value of %s", (_, text, expected) => {
  expect(rewrite(text).text).toContain(expected)
  expect(kindsOf(text)).not.toContain("expression")
})

test.each([
  [
    "an MDX code block",
    "```mdx-code-block\n<Tabs><TabItem value='a'>\n```\nText\n```mdx-code-block\n</TabItem></Tabs>\n```\n",
    "<Tabs><TabItem value='a'>\nText\n</TabItem></Tabs>",
  ],
  [
    "an MDX code block with a fence in it",
    "````mdx-code-block\n```js\nx\n```\n````\n",
    "```js\nx\n```\n",
  ],
  ["an end tag of a void element", '<img src="/a.png"></img>', '<img src="/a.png">'],
])("unwraps %s", (_, text, expected) => {
  expect(rewrite(text).text).toContain(expected)
  expect(rewrite(text).text).not.toContain("mdx-code-block")
})

test("inlines partials with their props and one set of imports", () => {
  const { text } = rewrite(
    'import A from "./_a.mdx";\nimport B from "./_b.mdx";\n\n<A name="reader" />\n\n<B />\n',
  )
  expect(text.match(/import Tabs from/g)).toHaveLength(1)
  expect(text).toContain("Hello reader. ![p](./img/p.png)")
  expect(text).not.toContain("code.js")
})

test("does not repeat imports that the page already has", () => {
  const { text } = rewrite(
    'import Tabs from "@theme/Tabs";\nimport B from "./_b.mdx";\n\n<B />\n<Tabs></Tabs>\n',
  )
  expect(text.match(/import Tabs from/g)).toHaveLength(1)
})

test.each([
  [
    "list item",
    "1. Step\n\n   <B />\n\n2. Next",
    "   :::note\n\n   In a step.\n\n   :::\n\n   ```js\n   x\n\n   y\n   ```\n\n2. Next",
  ],
  ["list item that begins with it", "- <B />", "- :::note\n\n  In a step.\n\n  :::"],
  ["quotation", "> <B />", "> :::note\n>\n> In a step.\n>\n> :::"],
  [
    "tab",
    '<TabItem value="a"><B /></TabItem>',
    '<TabItem value="a">\n\n:::note\n\nIn a step.\n\n:::',
  ],
  [
    "line of text",
    "Say: <A name='you' /> And so on.",
    "Say: Hello you. ![p](./img/p.png) And so on.",
  ],
])("inlines a partial in a %s", (_, body, expected) => {
  const imports = 'import A from "./_a.mdx";\nimport B from "./_b.mdx";\n\n'
  expect(rewrite(imports + body).text).toContain(expected)
})

test("adjusts the paths and imports of a partial from another folder", () => {
  const { text } = rewrite('import C from "@site/shared/_c.mdx";\n\n<C />\n')
  expect(text).toContain('import Picture from "../shared/c.png"')
})

test("stops when partials import each other", () => {
  expect(rewrite('import A from "./_circle.mdx";\n\n<A />\n').text).toContain("Round")
})

test.each([
  ["an address in a table cell", '| a |\n| - |\n| <Address value="0x01" /> |', "| `0x01` {/*"],
  [
    "a name in rows of HTML",
    '<table><tbody>\n  <Row name="x" />\n</tbody></table>',
    "<tr><td>x {/*",
  ],
  ["a name in a paragraph of HTML", '<p>See <Term name="x" /></p>', "See x {/*"],
  ["a picture", '<Figure src="/img/a.png" alt="b" />', "![b](/img/a.png)"],
  ["a link", 'Go <Button to="/docs/a" label="on" />.', "Go [on](/docs/a) {/*"],
  ["a title and a text", '<Feature title="T" text="x" />', "**T**\n\nx"],
  [
    "an admonition",
    '<Box summary="Seen" type="info">text</Box>',
    ':::info[Seen]\n\n{/* <Box summary="Seen" type="info"> */}\n\ntext\n\n:::',
  ],
  ["details", '<Box summary="Seen">\n\ntext\n\n</Box>', "<details>\n<summary>Seen</summary>"],
  ["a title above its text", '<Section title="Seen">\n\ntext\n\n</Section>', "**Seen**\n\n{/*"],
  ["nothing but a note", "<Chart data={[1]} />", ":::caution[Chart]"],
])("shows %s when a component is unknown", (_, text, expected) => {
  expect(rewrite(text).text).toContain(expected)
})

test.each([
  ["in a table of HTML", "<table><tbody>\n  <Row />\n</tbody></table>"],
  ["in a table", "| a |\n| - |\n| <Row data={x | y} /> |"],
  ["in a paragraph", "Text <Row /> text."],
  ["in a heading", "# Text <Row />"],
])("writes no block %s", (_, text) => {
  expect(rewrite(text).text).not.toContain(":::")
})

test("keeps the columns of a table that shows a component", () => {
  const { text } = rewrite("| a | b |\n| - | - |\n| <Row name=\"x\" data={'\\|'} /> | y |")
  expect(text.split("\n")[2]?.match(/(?<!\\)\|/g)).toHaveLength(3)
})

test.each([
  ["imported", 'import Card from "@site/src/Card";\n\n<Card title="T" text="x" />'],
  ["exported by the page", 'export const Tabs = () => null\n\n<Tabs title="T" text="x" />'],
  ["given by the theme", '<Card title="T" text="x" />'],
])("distinguishes a team's component from ours of the same name when it is %s", (_, text) => {
  expect(rewrite(text).text).toContain("**T**\n\nx")
  expect(kindsOf(text)).toContain("component")
})

test("keeps our components", () => {
  const text =
    'import Tabs from "@theme/Tabs";\n\n<Tabs>\n<TabItem value="a">x</TabItem>\n</Tabs>\n'
  expect(rewrite(text)).toMatchObject({ text, findings: [] })
})

test("shows a file imported as text in a fence", () => {
  const { text, findings } = rewrite(
    'import CodeBlock from "@theme/CodeBlock";\nimport Code from "!!raw-loader!./example.js";\n\n<CodeBlock language="js" title="a.js">{Code}</CodeBlock>\n',
  )
  expect(text).toContain('```js title="a.js"\nconst a = "`\x24{b}`"\n```')
  expect(findings).toEqual([])
})

test("shows code as written when its value is known only at run time", () => {
  const { text } = rewrite("<CodeBlock>{`run \x24{version()}`}</CodeBlock>\n")
  expect(text).toContain("```\nrun \x24{version()}\n```")
})

test("writes no claim into comments", () => {
  expect(rewrite('<Row s="<V style={{a: 1}} />" t={x} />').text).not.toMatch(/\{\{|\}\}/)
})

test("removes the scheme of assets and multi-line styles", () => {
  const text = '<a href="pathname:///a.pdf" style={{\n  width: 1\n}}>x</a>'
  expect(rewrite(text).text).toBe('<a href="/a.pdf" >x</a>')
})

test("reports the line of each import and export", () => {
  const text =
    '---\ntitle: T\n---\n\nimport a from "./a"\nimport b from "./b"\nexport const c = 1\n'
  expect(rewrite(text).findings.map(({ line }) => line)).toEqual([5, 6, 7])
})

test("reads Markdown files as MDX unless the configuration says otherwise", () => {
  const text = "export const k = 5\n\nIt is {k}.\n"
  expect(rewrite(text, "docs/page.md").text).toContain("It is 5.")
  expect(rewritePage("docs/page.md", text, { ...context, isPlainMd: true }).text).toBe(text)
})
