import { bodyToHtml } from "../html/body-to-html"
import { compile, problemsOf } from "../test-support"

const fence = (diagram: string, info = "mermaid") => `Text.\n\n\`\`\`${info}\n${diagram}\n\`\`\`\n`
const told = "accTitle: Calls\naccDescr: A trader calls the pool."
const drawn = (diagram: string) => compile(fence(diagram.replace("\n", `\n${told}\n`)))
/** Words of a drawing, in its order. */
const wordsIn = (html: string) =>
  [...html.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words = ""]) =>
    words.replace(/<[^>]+>/g, ""),
  )

test("a flowchart is a drawing of text and lines, with its name and description", async () => {
  const { html, page, problems } = await drawn("flowchart LR\nA[Trader]-->|mint| B(Pool)")
  expect(problems).toEqual([])
  expect(wordsIn(html)).toEqual(["mint", "Trader", "Pool"])
  expect(html).toMatch(
    /<figure class="diagram"><div class="diagram-box" tabindex="0" role="region" aria-label="Diagram: Calls"><svg viewBox="0 0 \d+ \d+" width="\d+" height="\d+" role="img" aria-label="Calls"><desc>A trader calls the pool\.<\/desc>/,
  )
  expect(page.sections[0]?.text).toBe("Text. Calls. A trader calls the pool.")
})

test("a drawing has no style, no script, no font from elsewhere, and only colors of the site", async () => {
  const { html } = await drawn(
    'flowchart TD\nclassDef warn fill:#f00\nA["<script>x</script>"]:::warn --> B{{"f(x) | y"}}\nstyle A fill:#f0f\nclick A "javascript:x"',
  )
  expect(wordsIn(html)).toEqual(["&lt;script>x&lt;/script>", "f(x) | y"])
  expect(html.replace(/<button.*/s, "")).not.toMatch(
    /<style|style=|<script|http|javascript|#f0|@import/,
  )
  const colors = [...html.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color)
  expect(new Set(colors)).toEqual(
    new Set([
      "none",
      "var(--ink)",
      "var(--ink-muted)",
      "var(--line-control)",
      "var(--paper-raised)",
    ]),
  )
})

test("the same text gives the same drawing, and two drawings of a page keep their arrowheads apart", async () => {
  const twice = `${fence(`flowchart LR\n${told}\nA --> B`)}\n${fence(`flowchart LR\n${told}\nA --> B`)}`
  const [first, second] = [await compile(twice), await compile(twice)]
  expect(first.html).toBe(second.html)
  const ids = [...first.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  [
    "sequenceDiagram\nparticipant T as Trader\nT->>P: mint\nalt solvent\nP-->>T: done\nelse short\nP--xT: revert\nend\nNote over P: checks",
    ["alt [solvent]", "[short]", "mint", "done", "revert", "checks", "Trader", "P"],
  ],
  [
    "stateDiagram-v2\n[*] --> Open: mint\nOpen --> [*]\nstate Open {\n  a --> b\n}",
    ["Open", "mint", "a", "b"],
  ],
  [
    "classDiagram\nclass Pool {\n  +mint(id) void\n}\nPool <|-- PanopticPool",
    ["Pool", "PanopticPool"],
  ],
  [
    "erDiagram\nACCOUNT ||--o{ POSITION : holds\nACCOUNT {\n  address id PK\n}",
    ["ACCOUNT", "POSITION", "holds"],
  ],
])("%s", async (diagram, words) => {
  const { html, problems } = await drawn(diagram)
  expect(problems).toEqual([])
  expect(wordsIn(html)).toEqual(expect.arrayContaining(words))
})

test("a title stands below the drawing, from the fence or from Mermaid's settings", async () => {
  const plain = await compile(fence(`flowchart LR\n${told}\nA --> B`, 'mermaid title="Who calls"'))
  expect(plain.html).toContain("<figcaption>Who calls</figcaption>")
  const settings = await compile(
    fence(`---\ntitle: Who calls\n---\nflowchart LR\n${told}\nA --> B`),
  )
  expect(settings.html).toContain("<figcaption>Who calls</figcaption>")
})

test("twins keep the fence, feeds get its text, and the copy button has it", async () => {
  const text = fence(`flowchart LR\n${told}\nA["a & <b>"] --> B`, 'mermaid title="Who calls"')
  const { page, html } = await compile(text)
  expect(page.markdown).toBe(text)
  const source = `flowchart LR\n${told}\nA[&quot;a &amp; &lt;b>&quot;] --> B`
  expect(html).toContain(`data-copy="${source}"`)
  expect(bodyToHtml([html], (_, children) => children)).toBe(
    `<p>Text.</p><p>Who calls</p><pre><code class="language-mermaid">${source}</code></pre>`,
  )
})

test.each([
  [
    "flowchart TD\nA[--> B",
    8,
    "the flowchart has a line that cannot be read: `A[--> B`",
    "write `A[Text] --> B`",
  ],
  ["flowchart TD\nA --> B\nB ~~~ C", 9, "a line that cannot be read: `B ~~~ C`", "write `A[Text]"],
  ["flowchart\nA --> B", 5, "`flowchart` does not say which way", "write `flowchart LR`"],
  [
    "flowchart TD\nsubgraph One\nA --> B",
    8,
    "what this line opens is never closed",
    "write `end` on a line",
  ],
  ["flowchart TD\nA --> B\nend", 9, "`end` closes nothing", "take it away"],
  ["flowchrt TD\nA --> B", 5, "`flowchrt TD` is no kind of diagram", "write `flowchart`"],
  [
    'pie title Pets\n"Dogs": 3',
    5,
    "diagrams of the kind `pie` are not drawn here",
    "write `flowchart LR`",
  ],
  ["sequenceDiagram\nA->B mint", 8, "line that cannot be read: `A->B mint`", "`A->>B: message`"],
  ["stateDiagram-v2\nA -> B", 8, "line that cannot be read: `A -> B`", "`A --> B: why`"],
  [
    "erDiagram\nA --> B",
    8,
    "line that cannot be read: `A --> B`",
    "`ACCOUNT ||--o{ POSITION : holds`",
  ],
  ["flowchart TD", 5, "the flowchart shows nothing", "write `A[Text] --> B`"],
])("a mistake names its line and what to write: %j", async (diagram, line, message, fix) => {
  const [header = "", ...rest] = diagram.split("\n")
  const problems = await problemsOf(
    `---\ntitle: A\n---\n\n${fence([header, ...told.split("\n"), ...rest].join("\n")).replace("Text.\n\n", "")}`,
  )
  expect(problems).toEqual([
    expect.objectContaining({
      line: line + 1,
      kind: "undrawn-diagram",
      message: expect.stringContaining(message),
      fix: expect.stringContaining(fix),
    }),
  ])
})

test("a diagram that cannot be drawn is shown as its text", async () => {
  const { html } = await compile(fence('pie\n"Dogs": 3'))
  expect(html).toContain('<code class="language-mermaid">pie\n"Dogs": 3</code>')
})

test("a diagram without a name or a description is told, and its words are read out", async () => {
  const { html, problems } = await compile(fence("flowchart LR\nA --> B"))
  expect(html).toMatch(/<svg viewBox="[\d ]+" width="\d+" height="\d+"><defs>/)
  expect(problems).toEqual([expect.objectContaining({ kind: "untold-diagram", line: 3 })])
})
