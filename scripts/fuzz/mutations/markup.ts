import { type Mutation, ofText, pages, pick, putBelow } from "./mutation"

/** What runs, or loads what runs, where a page lets it through. */
const scripts = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.invalid/x.js></SCRIPT>",
  '<img src=x onerror="alert(1)">',
  "<img src=`x` onerror=alert(1)>",
  '<a href="javascript:alert(1)">link</a>',
  '<a href=" jAvA&#x09;script:alert(1)">link</a>',
  "[link](javascript:alert(1))",
  "[link](<java\tscript:alert(1)>)",
  "[link](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "![picture](data:image/svg+xml,<svg/onload=alert(1)>)",
  "[ref]\n\n[ref]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<svg/onload=alert(1)>",
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x%22onload=alert(1)//"></iframe>',
  '<div style="background:url(javascript:alert(1))" onclick=alert(1)>x</div>',
  "<style>@import 'https://evil.invalid'</style>",
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.invalid/">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<video src="javascript:alert(1)" poster="javascript:alert(1)" onplay=alert(1)></video>',
  '<details open ontoggle="alert(1)"><summary>x</summary></details>',
  '<x-component data-index="0"></x-component>',
  "<!--slot:0-->",
  "<!--image:0-->",
  '<a href="link:0">x</a>',
  '<div data-embed-src="javascript:alert(1)" class="video-embed">x</div>',
  "<!--><script>alert(1)</script>-->",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<textarea><script>alert(1)</script></textarea>",
  "<template><script>alert(1)</script></template>",
  "<plaintext>",
  "<!-- never closed",
  "<![CDATA[<script>alert(1)</script>]]>",
  "$\\href{javascript:alert(1)}{x}$",
  "$\\html{<script>alert(1)</script>}$",
  "$\\text{<img src=x onerror=alert(1)>}$",
  '```js title="<script>alert(1)</script>"\n</code></pre><script>alert(1)</script>\n```',
  "```<script>\n1\n```",
  ":::note[<script>alert(1)</script>]\nx\n:::",
  ':::note{title="<script>alert(1)</script>" onclick="alert(1)"}\nx\n:::',
  '# <img src=x onerror=alert(1)> {#"onclick=alert(1)}',
  "| <script>alert(1)</script> | b |\n| --- | --- |\n| [x](javascript:alert(1)) | d |",
  "x[^1]\n\n[^1]: <script>alert(1)</script>",
  "```ts file=../../outside/secret.ts\n```",
  "```ts file=@site/../outside/secret.ts\n```",
  "```ts file=@site/package.json\n```",
  "```ts file=constructor\n```",
  "```ts file=__proto__\n```",
  "![x](../../outside/secret.png)",
  "![x](/../../outside/secret.png)",
  "[x](../../../../outside/secret.md)",
]

/** The same in MDX, and what only MDX has. */
const mdxScripts = [
  "<script>{`alert(1)`}</script>",
  '<img src="x" onError="alert(1)" />',
  "<img src='x' onError={() => alert(1)} />",
  "<a href={'javascript:alert(1)'}>x</a>",
  "<a href={`java\\nscript:alert(1)`}>x</a>",
  '<div dangerouslySetInnerHTML={{ __html: "<script>alert(1)</script>" }} />',
  "<div {...{ onClick: alert }} />",
  "{alert(1)}",
  "{(() => { while (true) {} })()}",
  "export const x = 1",
  "export default function Layout() { return null }",
  'import fs from "fs"',
  'import x from "../../outside/secret.js"',
  'import X from "@site/../outside/secret"',
  "import X from './x.png'\n\n<img src={X} alt='' />",
  '<Card href="javascript:alert(1)" title="x">x</Card>',
  '<Card href="data:text/html,x" title="x">x</Card>',
  "<Details summary={<script />}>x</Details>",
  "<Details __proto__={{ summary: 1 }}>x</Details>",
  "<constructor />",
  "<toString>x</toString>",
  "<Object.prototype>x</Object.prototype>",
  "<Tabs><script>alert(1)</script></Tabs>",
  '<ThemedImage alt="x" sources={{ light: "javascript:alert(1)", dark: "../../../outside/secret.png" }} />',
  "<Link to='javascript:alert(1)'>x</Link>",
  "<CodeBlock language='js'>{`</script><script>alert(1)</script>`}</CodeBlock>",
  "<CodeBlock title={{ a: 1 }} showLineNumbers={1e9}>x</CodeBlock>",
  "<Admonition type='__proto__' title='<script>alert(1)</script>'>x</Admonition>",
  "{'\\u0000\\u202e'}",
  "{1e999}",
  "{-Infinity}",
  "<Payoff legs={[{ type: 'put', strike: 1e308, position: 'long' }]} spot={-1} />",
  "<Payoff />",
  "<>",
  "</div>",
  "{",
  "}",
  "<",
  "{/*",
]

/** Pieces that parsers repeat themselves on. */
const repeated = [
  "*a_",
  "**a ",
  "_*",
  "[",
  "![",
  "[a](",
  "](",
  "$a ",
  "a$b",
  "<a ",
  "<!-- ",
  "<div>",
  "<div>\n\n",
  "<b>",
  "<table>",
  ">",
  "> ",
  "- ",
  "1. ",
  "{",
  "{{",
  "`",
  "``a",
  "a@a.",
  "www.",
  "http://a",
  ":::note\n",
  "&amp;",
  "~~a ",
  "|",
  "[^1] ",
  "[^a]: b\n\n",
  "[a]: b\n",
  "\\",
  "<Tabs>",
  "<>",
  "{/* ",
  "\t",
  " ",
  "\n",
  "word ",
  "\u0301",
  "👩‍👩‍👧",
  "a\n=\n",
  "## Heading\n\n",
  "\\frac{",
  "$$\n",
]

const isMdx = /^(?:docs|blog|research|pages)\/.*\.mdx$/

export const markup: readonly Mutation[] = [
  ofText("script in Markdown", pages, (text, dice) =>
    putBelow(text, `\n${pick(scripts, dice)}\n`, dice),
  ),
  ofText("script in a line", pages, (text, dice) =>
    putBelow(text, `x ${pick(scripts, dice)} y`, dice),
  ),
  ofText("script in MDX", isMdx, (text, dice) =>
    putBelow(text, `\n${pick(mdxScripts, dice)}\n`, dice),
  ),
  ofText("repeated marks", pages, (text, dice) =>
    putBelow(text, `\n${pick(repeated, dice).repeat(pick([50, 1000, 20_000], dice))}\n`, dice),
  ),
  ofText("nested lists", pages, (text, dice) => {
    const levels = pick([20, 60, 1000], dice)
    const items = Array.from({ length: levels }, (_, level) => `${"  ".repeat(level)}- item`)
    return putBelow(text, `\n${items.join("\n")}\n`, dice)
  }),
  ofText("nested admonitions", pages, (text, dice) => {
    const levels = pick([5, 30, 1000], dice)
    const colons = (level: number) => ":".repeat(levels + 3 - level)
    const open = Array.from({ length: levels }, (_, level) => `${colons(level)}note`)
    return putBelow(
      text,
      `\n${[...open, "x", ...open.map((_, i) => colons(levels - 1 - i))].join("\n")}\n`,
      dice,
    )
  }),
  ofText("nested elements", pages, (text, dice) => {
    const tag = pick(
      ["div", "details", "em", "table", "Tabs", "Details", "blockquote", "span"],
      dice,
    )
    const levels = pick([50, 1000, 5000], dice)
    const line = pick(["", "\n", "\n\n"], dice)
    return putBelow(
      text,
      `\n${`<${tag}>${line}`.repeat(levels)}x${line}${`</${tag}>${line}`.repeat(pick([0, levels], dice))}\n`,
      dice,
    )
  }),
  ofText(
    "2,000 headings",
    pages,
    text => `${text}\n${"## The same heading\n\nText.\n\n".repeat(2000)}`,
  ),
  ofText("5 MB of text", /./, text => text.repeat(Math.ceil(5e6 / Math.max(1, text.length)))),
  ofText("a character taken out or put in", pages, (text, dice) => {
    const at = dice.int(0, text.length)
    const sign = pick(["", ..."*_[](){}<>`$|#\"'\\:-!&=~^@%"], dice)
    return text.slice(0, at) + sign + text.slice(at + dice.int(0, 3))
  }),
  ofText("a stretch moved", pages, (text, dice) => {
    const from = dice.int(0, text.length)
    const stretch = text.slice(from, from + dice.int(1, 400))
    const to = dice.int(0, text.length)
    return text.slice(0, to) + stretch + text.slice(to)
  }),
  ofText("cut off", /./, (text, dice) => text.slice(0, dice.int(0, text.length))),
  ofText("lines in another order", pages, (text, dice) => {
    const lines = text.split("\n")
    for (let count = 0; count < 10; count++) {
      const [line = ""] = lines.splice(dice.int(0, lines.length - 1), 1)
      lines.splice(dice.int(0, lines.length), 0, line)
    }
    return lines.join("\n")
  }),
]
