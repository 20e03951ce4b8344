import { type Mutation, ofText, pages, pick, putIntoFrontMatter } from "./mutation"

const bomb = (levels: number) =>
  [
    "a0: &a0 [x, x, x, x, x, x, x, x, x]",
    ...Array.from(
      { length: levels },
      (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(", ")}]`,
    ),
  ].join("\n")

const lines = [
  "title: [1, 2]",
  "title: {a: 1}",
  "title: null",
  "title: 9".padEnd(400, "9"),
  'title: "</title><script>alert(1)</script>"',
  'title: "\\u0000\\u0008\\u202E"',
  "title: '---'",
  "slug: ../../../outside/x",
  "slug: /../../outside",
  "slug: a%2e%2e%2fb",
  "slug: 'a?b#c'",
  "slug: '\\\\server\\share'",
  'slug: "a\\u0000b"',
  "slug: //evil.invalid/x",
  "slug: javascript:alert(1)",
  "slug: /404",
  "slug: page-data/x",
  `slug: ${"long".repeat(300)}`,
  "id: ../x",
  "date: 9999999-99-99",
  "date: 2024-02-31",
  "date: '-000001-01-01'",
  "authors: [constructor, __proto__, toString]",
  "authors: [{name: x, url: 'javascript:alert(1)'}]",
  "author_url: 'JavaScript:alert(1)'",
  "tags: [__proto__, constructor, '<script>alert(1)</script>', '']",
  "tags: [{label: x, permalink: '../../x'}]",
  "image: ../../../outside/secret.png",
  "image: 'data:image/png;base64,AAAA'",
  "custom_edit_url: 'javascript:alert(1)'",
  "sidebar_position: 1e999",
  "sidebar_position: .nan",
  "sidebar_position: -.inf",
  "references: [__proto__, constructor]",
  "__proto__: {draft: true}",
  "constructor: 1",
  "toString: x",
  "draft: !!js/function 'function(){}'",
  "title: !!binary aGVsbG8=",
  "? [a, b]\n: c",
  "<<: {title: x}",
  "title: &a [*a]",
  "title: *nowhere",
  "title: one\ntitle: two",
  "keywords: |\n\ttab",
  "\ttitle: tab",
  "title: 'never closed",
  "{",
  bomb(10),
  `keywords: ${"[".repeat(5000)}${"]".repeat(5000)}`,
  Array.from({ length: 3000 }, (_, i) => `${"  ".repeat(i)}a:`).join("\n"),
  `keywords: [${Array.from({ length: 20_000 }, (_, i) => `w${i}`).join(", ")}]`,
  "---",
  "...",
  "%YAML 9.9",
]

const isYaml = /\.ya?ml$/
const isJson = /\.json$/

export const data: readonly Mutation[] = [
  ofText("front matter", pages, (text, dice) => putIntoFrontMatter(text, pick(lines, dice))),
  ofText("front matter not closed", pages, text => text.replace(/\n---\n/, "\n--\n")),
  ofText("YAML", isYaml, (text, dice) => {
    const rows = text.split("\n")
    const indent = /^ */.exec(rows[dice.int(0, rows.length - 1)] ?? "")?.[0] ?? ""
    const piece = pick(lines, dice)
      .split("\n")
      .map(line => indent + line)
    rows.splice(dice.int(0, rows.length), 0, ...piece)
    return rows.join("\n")
  }),
  ofText("a value in YAML", isYaml, (text, dice) => {
    const values = text.match(/: .+$/gm) ?? []
    const value = pick(values.length > 0 ? values : [""], dice)
    const instead = [
      "",
      "[]",
      "{}",
      "null",
      "1e999",
      "javascript:alert(1)",
      "'\\0'",
      "*a",
      "__proto__",
    ]
    return text.replace(value, () => `: ${pick(instead, dice)}`)
  }),
  ofText("a value in JSON", isJson, (text, dice) => {
    const instead: unknown[] = [
      null,
      1e308,
      -1,
      "",
      [],
      {},
      "javascript:alert(1)",
      "../../x",
      "\u0000",
      { __proto__: 1 },
    ]
    return JSON.stringify(changed(JSON.parse(text), pick(instead, dice), dice), null, 2)
  }),
  ofText("a key in JSON", isJson, (text, dice) => {
    const keys = text.match(/"[\w-]+":/g) ?? []
    const key = pick(keys.length > 0 ? keys : [""], dice)
    const at = nth(text, key, dice.int(0, 20))
    const name = pick(['"__proto__":', '"constructor":', '"unknown":', '"":', "key:", '"'], dice)
    return text.slice(0, at) + name + text.slice(at + key.length)
  }),
  ofText("a sign in JSON", isJson, (text, dice) => {
    const at = dice.int(0, text.length)
    return (
      text.slice(0, at) + pick([...'{}[]",:\\\n\u0000/*'], dice) + text.slice(at + dice.int(0, 2))
    )
  }),
  ofText("JSON nested deeply", isJson, (_, dice) => {
    const levels = pick([200, 20_000], dice)
    return pick(
      [
        `${"[".repeat(levels)}${"]".repeat(levels)}`,
        `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`,
      ],
      dice,
    )
  }),
  ofText("another kind of file", /\.(?:json|ya?ml)$/, (_, dice) =>
    pick(
      ["", "null", "1", '"text"', "[]", "{}", "- a\n- b", "a: b", "---\n---\n", "true", "[1, 2"],
      dice,
    ),
  ),
]

function nth(text: string, piece: string, count: number): number {
  let at = text.indexOf(piece)
  for (let left = count; left > 0; left--) {
    const next = text.indexOf(piece, at + 1)
    if (next < 0) break
    at = next
  }
  return Math.max(0, at)
}

/** JSON with one value, at any depth, replaced. */
function changed(
  value: unknown,
  instead: unknown,
  dice: { int(low: number, high: number): number; chance(probability: number): boolean },
): unknown {
  if (typeof value !== "object" || value === null || dice.chance(0.15)) return instead
  const keys = Object.keys(value)
  const key = keys[dice.int(0, keys.length - 1)]
  if (key === undefined) return instead
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? changed(item, instead, dice) : item))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === key ? changed(item, instead, dice) : item,
    ]),
  )
}
