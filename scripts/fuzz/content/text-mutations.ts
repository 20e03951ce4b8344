import fc from "fast-check"
import { type Files, ofText, place, putBelow, putIntoFrontMatter, within } from "./change"
import { claims, frontMatter, hidden, markdown, marks, mdx } from "./payloads.json"

const pages = /^(?:docs|blog|research|pages)\/.*\.mdx?$/
const mdxPages = /^(?:docs|blog|research|pages)\/.*\.mdx$/

const around = (opening: (level: number) => string, closing: (level: number) => string) => {
  return (levels: number) => {
    const all = Array.from({ length: levels }, (_, level) => level)
    return `${all.map(opening).join("")}x${all.toReversed().map(closing).join("")}`
  }
}
const element = (tag: string, gap: string) =>
  around(
    () => `<${tag}>${gap}`,
    () => `${gap}</${tag}>`,
  )
const inClaim = (open: string, close: string) => (levels: number) =>
  `{{ ${open.repeat(levels)}1${close.repeat(levels)} }}`

/** Constructs nested to a given number of levels. */
const nests: Record<string, (levels: number) => string> = {
  list: around(
    level => `${"  ".repeat(level)}- item\n`,
    () => "",
  ),
  admonition: levels =>
    around(
      level => `${":".repeat(levels + 3 - level)}note\n`,
      level => `\n${":".repeat(levels + 3 - level)}`,
    )(levels),
  ...Object.fromEntries(
    ["div", "details", "em", "table", "Tabs", "Details", "blockquote", "span"].flatMap(tag =>
      ["", "\n", "\n\n"].map(gap => [`${tag}${gap}`, element(tag, gap)]),
    ),
  ),
  "open div": levels => "<div>\n\n".repeat(levels),
  parenthesis: inClaim("(", ")"),
  minus: inClaim("-", ""),
  function: inClaim("abs(", ")"),
  sum: inClaim("1 + ", ""),
}

/** Pieces of Markdown that are hostile, unusual, too long, or too deeply nested. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...markdown) },
  { weight: 2, arbitrary: fc.constantFrom(...claims) },
  { weight: 1, arbitrary: fc.constantFrom(...hidden) },
)
const repeated = fc.record({
  mark: fc.constantFrom(...marks),
  times: fc.constantFrom(50, 1000, 20_000),
  lines: fc.constantFrom(1, 8, 60),
})
const nested = fc.record({
  nest: fc.constantFrom(...Object.keys(nests)),
  levels: fc.constantFrom(20, 60, 1000),
})

/** Front matter that is slow to parse or expands in memory. */
const bombs: Record<string, () => string> = {
  "billion laughs": () =>
    [
      "a0: &a0 [x, x, x, x, x, x, x, x, x]",
      ...Array.from(
        { length: 10 },
        (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(", ")}]`,
      ),
    ].join("\n"),
  "deep list": () => `keywords: ${"[".repeat(5000)}${"]".repeat(5000)}`,
  "deep map": () => Array.from({ length: 3000 }, (_, i) => `${"  ".repeat(i)}a:`).join("\n"),
  "long list": () => `keywords: [${Array.from({ length: 20_000 }, (_, i) => `w${i}`).join(", ")}]`,
  "long number": () => `title: ${"9".repeat(400)}`,
  "long slug": () => `slug: ${"long".repeat(300)}`,
  "long claim": () => `title: "{{ ${"9".repeat(400)} | percent }}"`,
}
export const yamlLine = fc.oneof(
  fc.constantFrom(...frontMatter),
  fc.constantFrom(...Object.keys(bombs)),
)
export const yamlText = (line: string) => bombs[line]?.() ?? line

export const textMutations = (files: Files) => [
  ofText("hostile block", files, pages, [
    fc.tuple(piece, place),
    (text, [hostile, at]) => putBelow(text, `\n${hostile}\n`, at),
  ]),
  ofText("hostile piece in a line", files, pages, [
    fc.tuple(piece, place),
    (text, [hostile, at]) => putBelow(text, `x ${hostile} y`, at),
  ]),
  ofText("hostile MDX", files, mdxPages, [
    fc.tuple(fc.constantFrom(...mdx), place),
    (text, [hostile, at]) => putBelow(text, `\n${hostile}\n`, at),
  ]),
  ofText("repeated marks", files, pages, [
    fc.tuple(repeated, place),
    (text, [{ mark, times, lines }, at]) => {
      const line = mark.repeat(Math.ceil(times / lines))
      return putBelow(text, `\n${`${line}\n`.repeat(lines)}\n{{ 1 }}\n`, at)
    },
  ]),
  ofText("nested constructs", files, pages, [
    fc.tuple(nested, place),
    (text, [{ nest, levels }, at]) => putBelow(text, `\n${nests[nest]?.(levels)}\n`, at),
  ]),
  ofText("front matter", files, pages, [
    yamlLine,
    (text, line) => putIntoFrontMatter(text, yamlText(line)),
  ]),
  ofText("claim in the front matter", files, pages, [
    fc.constantFrom(...claims),
    (text, claim) => putIntoFrontMatter(text, `title: ${JSON.stringify(claim)}`),
  ]),
  ofText("unclosed front matter", files, pages, [
    fc.constant(undefined),
    text => text.replace(/\n---\n/, "\n--\n"),
  ]),
  ofText("many equal headings", files, pages, [
    fc.constant(2000),
    (text, count) => `${text}\n${"## The same heading\n\nText.\n\n".repeat(count)}`,
  ]),
  ofText("large file", files, /./, [
    fc.constant(5e6),
    (text, size) => text.repeat(Math.ceil(size / Math.max(1, text.length))),
  ]),
  ofText("replaced characters", files, /./, [
    fc.record({
      at: place,
      removed: fc.nat(3),
      added: fc.constantFrom("", ..."*_[](){}<>`$|#\"'\\:-!&=~^@%,/\n", ...hidden),
    }),
    (text, { at, removed, added }) => {
      const start = within(at, text.length + 1)
      return text.slice(0, start) + added + text.slice(start + removed)
    },
  ]),
  ofText("truncated file", files, /./, [
    place,
    (text, at) => text.slice(0, within(at, text.length + 1)),
  ]),
  ofText("repeated passages", files, pages, [
    fc.array(fc.record({ from: place, length: fc.integer({ min: 1, max: 400 }), to: place }), {
      minLength: 1,
      maxLength: 5,
    }),
    (before, copies) =>
      copies.reduce((text, { from, length, to }) => {
        const start = within(from, text.length)
        const end = within(to, text.length)
        return text.slice(0, end) + text.slice(start, start + length) + text.slice(end)
      }, before),
  ]),
  ofText("moved lines", files, pages, [
    fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 10 }),
    (text, moves) => {
      const lines = text.split("\n")
      for (const [from, to] of moves) {
        const [line = ""] = lines.splice(within(from, lines.length), 1)
        lines.splice(within(to, lines.length + 1), 0, line)
      }
      return lines.join("\n")
    },
  ]),
]
