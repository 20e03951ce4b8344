import { compile, problemsOf } from "../../../tests/helpers/compile-markdown"
import { bodyToHtml } from "../html/body-to-html"

const fence = (diagram: string, info = "mermaid") => `Text.\n\n\`\`\`${info}\n${diagram}\n\`\`\`\n`
const told = "accTitle: Calls\naccDescr: A trader calls the pool."
const drawn = (diagram: string) => compile(fence(diagram.replace("\n", `\n${told}\n`)))
/** Words of a drawing, in document order. */
const wordsIn = (html: string) =>
  [...html.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words = ""]) =>
    words.replace(/<[^>]+>/g, ""),
  )

test("draws a flowchart as text and lines with its name and description", async () => {
  const { html, page, problems } = await drawn("flowchart LR\nA[Trader]-->|mint| B(Pool)")
  expect(problems).toEqual([])
  expect(wordsIn(html)).toEqual(["mint", "Trader", "Pool"])
  expect(html).toMatch(
    /<figure class="diagram"><div class="diagram-box" tabindex="0" role="region" aria-label="Diagram: Calls"><svg viewBox="0 0 \d+ \d+" width="\d+" height="\d+" role="img" aria-label="Calls"><desc>A trader calls the pool\.<\/desc>/,
  )
  expect(page.sections[0]?.text).toBe("Text. Calls. A trader calls the pool.")
})

test("draws with the site's colors only, and without styles, scripts, or external fonts", async () => {
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

test("draws the same text the same way, with separate arrowhead ids when a page has two drawings", async () => {
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
])("draws the words of %s", async (diagram, words) => {
  const { html, problems } = await drawn(diagram)
  expect(problems).toEqual([])
  expect(wordsIn(html)).toEqual(expect.arrayContaining(words))
})

test("draws an arrow for each node joined by an ampersand and rejects a lone ampersand", async () => {
  const { html, problems } = await drawn("flowchart TD\nA & B --> C & D")
  expect(problems).toEqual([])
  expect(wordsIn(html).sort()).toEqual(["A", "B", "C", "D"])
  expect(html.match(/<(?:path|polyline|line)[^>]*marker-end/g)).toHaveLength(4)
  expect(await problemsOf(fence("flowchart TD\nA & --> C"))).not.toEqual([])
})

test("shows a title from the fence or from Mermaid's settings below the drawing", async () => {
  const plain = await compile(fence(`flowchart LR\n${told}\nA --> B`, 'mermaid title="Who calls"'))
  expect(plain.html).toContain("<figcaption>Who calls</figcaption>")
  const settings = await compile(
    fence(`---\ntitle: Who calls\n---\nflowchart LR\n${told}\nA --> B`),
  )
  expect(settings.html).toContain("<figcaption>Who calls</figcaption>")
})

test("keeps the fence in the raw Markdown and its text in feeds and the copy button", async () => {
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
  ["flowchart\nA --> B", 5, "`flowchart` gives no direction", "write `flowchart LR`"],
  [
    "flowchart TD\nsubgraph One\nA --> B",
    8,
    "this line opens a block that is never closed",
    "write `end` on a line",
  ],
  ["flowchart TD\nA --> B\nend", 9, "`end` closes nothing", "remove it"],
  ["flowchrt TD\nA --> B", 5, "`flowchrt TD` is not a kind of diagram", "write `flowchart`"],
  ['pie title Pets\n"Dogs": 3', 5, "`pie` diagrams are not supported", "write `flowchart LR`"],
  ["sequenceDiagram\nA->B mint", 8, "line that cannot be read: `A->B mint`", "`A->>B: message`"],
  ["stateDiagram-v2\nA -> B", 8, "line that cannot be read: `A -> B`", "`A --> B: why`"],
  [
    "erDiagram\nA --> B",
    8,
    "line that cannot be read: `A --> B`",
    "`ACCOUNT ||--o{ POSITION : holds`",
  ],
  ["flowchart TD", 5, "the flowchart shows nothing", "write `A[Text] --> B`"],
])("reports a mistake with its line and what to write: %j", async (diagram, line, message, fix) => {
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

test("shows a diagram as text when it cannot be drawn", async () => {
  const { html } = await compile(fence('pie\n"Dogs": 3'))
  expect(html).toContain('<code class="language-mermaid">pie\n"Dogs": 3</code>')
})

test("reports a diagram without a name or description and leaves its words readable", async () => {
  const { html, problems } = await compile(fence("flowchart LR\nA --> B"))
  expect(html).toMatch(/<svg viewBox="[\d ]+" width="\d+" height="\d+"><defs>/)
  expect(problems).toEqual([expect.objectContaining({ kind: "untold-diagram", line: 3 })])
})

const problemsIn = async (diagram: string) => {
  const { problems } = await drawn(diagram)
  return problems.map(({ kind, line, message }) => ({ kind, line: (line ?? 0) - 3, message }))
}

test.each([
  [
    "codes for characters",
    "sequenceDiagram\nparticipant A as Long #quot;Name#quot;\nA->>B: say #35;1 #amp; so on",
    ['Long "Name"', "B", "say #1 &amp; so on"],
  ],
  ["codes in a label", 'flowchart TD\nA["#quot;hi#quot; #91;1#93;"] --> B', ['"hi" [1]', "B"]],
  ["asterisks", 'flowchart TD\nA["2 * 3 * 4"] -->|**b**| B', ["2 * 3 * 4", "**b**", "B"]],
  [
    "a space before a label, and a bar in it",
    'flowchart TD\nA --> |text| B\nA -->|"a | b"| C',
    ["text", "a | b", "A", "B", "C"],
  ],
  ["a node named twice", "flowchart TD\nA[one] --> B\nA[one] --> C", ["one", "B", "C"]],
  [
    "members as Mermaid shows them",
    "classDiagram\nclass Pool {\n-owner: address\n+List~int~ ids\n+Map~int, List~T~~ all\n+mint(uint id) bool$\n#burn()* void\n}",
    ["- owner: address", "+ ids: List&lt;int>", "+ all: Map&lt;int, List&lt;T>>"],
  ],
  [
    "methods without their marks",
    "classDiagram\nclass Pool {\n+mint(uint id) bool$\n#burn()* void\n}",
    ["+ mint(uint id): bool", "# burn(): void"],
  ],
  [
    "keys and both ends of a relation",
    "erDiagram\nA-B }o..o{ C_D : holds\nA-B {\nint id PK, FK\n}",
    ["A-B", "C_D", "holds", "PK,FK"],
  ],
  ["an empty branch", "sequenceDiagram\nalt good\nA->>B: x\nelse\nB->>A: y\nend", ["x", "y"]],
])("draws %s", async (_, diagram, words) => {
  const { html, problems } = await drawn(diagram)
  expect(problems).toEqual([])
  expect(wordsIn(html).map(text => text.replace(/\s+/g, " ").trim())).toEqual(
    expect.arrayContaining(words),
  )
  expect(html).not.toContain("(no attributes)")
})

test("draws arrowheads as Mermaid does", async () => {
  const { html } = await drawn("sequenceDiagram\nA->>B: a\nA->B: b\nA-xB: c\nA-)B: d")
  const ends = [
    ...html.matchAll(/<g><line [^>]*?(?:marker-end="url\(#[^)]*?-(seq-[\w-]+)\)")?\/>/g),
  ]
  expect(ends.map(([, head]) => head)).toEqual([
    "seq-arrow",
    undefined,
    "seq-cross",
    "seq-arrow-open",
  ])
})

test("marks the static and abstract members of a class", async () => {
  const { html } = await drawn("classDiagram\nclass Pool {\n+mint() bool$\n+burn()* void\n}")
  expect(html).toMatch(/text-decoration="underline"[^<]*>|font-style="italic"/)
})

test.each([
  ["sequenceDiagram\nNote over A,B: early\nA->>B: go", 4, 'would not show "early"'],
  ["sequenceDiagram\nNote left of A: go\nA->>B: go", 4, 'would not show "go"'],
  ["flowchart TD\nA[one] --> B\nA[two] --> C", 5, 'would not show "two"'],
  ["stateDiagram-v2\nA --> A: self\nA: first name", 5, 'would not show "first name"'],
  ['stateDiagram-v2\nstate "Long" as L\nL --> M: x\nL: more', 6, 'would not show "more"'],
  ["sequenceDiagram\nA<<->>B: x", 4, "an arrow with two heads"],
  ["sequenceDiagram\nA<<-->>B: x", 4, "an arrow with two heads"],
  ["sequenceDiagram\nautonumber\nA->>B: x", 4, "the numbering of messages"],
  ["sequenceDiagram\nA->>B: x\nactivate B", 5, "`activate`"],
  ["sequenceDiagram\ncritical a\nA->>B: x\noption b\nend", 6, "`option`"],
  ["sequenceDiagram\nbox One\nparticipant A\nend", 4, "a box around participants"],
  ['flowchart TD\nA["`**bold** words`"]', 4, "a label in Markdown"],
  ["flowchart TD\nA ----> B", 4, "an arrow that spans more than one rank"],
  ["flowchart TD\nA ====> B", 4, "an arrow that spans more than one rank"],
  ["flowchart TD\nA --o B", 4, "an arrow that ends in a circle or a cross"],
  ["flowchart TD\nA x--x B", 4, "an arrow that ends in a circle or a cross"],
  ["flowchart TD\nA ~~~ B", 4, "an invisible link"],
  ["flowchart TD\nA@{ shape: rect } --> B", 4, "a shape in `@{ }`"],
  ["flowchart TD\nA>flag] --> B", 4, "the shape of a flag"],
  ['flowchart TD\nA["x<sub>2</sub>"] --> B', 4, "HTML other than"],
  ["stateDiagram-v2\nstate f <<fork>>", 4, "a fork, join, or choice"],
  ["stateDiagram-v2\nA --> B\nnote right of B: x", 5, "a note"],
  ["classDiagram\nnamespace N {\nclass A\n}", 4, "a namespace"],
  ['classDiagram\nclass A["label"]', 4, "a label of a class"],
  ["classDiagram\nclass A\n<<interface>> A", 5, "an annotation outside"],
  ['erDiagram\nA {\nint c "comment"\n}', 5, "a comment on an attribute"],
  ["erDiagram\np[Person] ||--o{ B : x", 4, "a name in brackets"],
])("reports what part of a diagram is not drawn: %j", async (diagram, line, message) => {
  expect(await problemsIn(diagram)).toContainEqual({
    kind: "undrawn-diagram",
    line,
    message: expect.stringContaining(message),
  })
})
