import type { Link, Nodes, Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { mayHoldEmail, remarkGithub } from "./gfm"

const whole = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze()
const parsers = [false, true].map(emails =>
  unified().use(remarkParse).use(remarkGithub, { emails }).freeze(),
)

/** Parses a text with the parser that pages use for it. */
function parse(text: string): Root {
  const parser = parsers[Number(mayHoldEmail(text))]
  if (!parser) throw new Error("no parser")
  return parser.parse(text)
}

const linkNodes = (node: Nodes): Link[] => [
  ...(node.type === "link" ? [node] : []),
  ...("children" in node ? node.children.flatMap(linkNodes) : []),
]

it.each([
  ["Write to who@panoptic.example.", "mailto:who@panoptic.example"],
  ["**a.b+c-d_e@x.example**", "mailto:a.b+c-d_e@x.example"],
  ["(mailto:who@x.example)", "mailto:who@x.example"],
  ["xmpp:who@x.example", "mailto:who@x.example"],
  ["See www.example.com, or HTTPS://example.com/a_(b).", "http://www.example.com"],
  ["a&#64;b.example", "mailto:a@b.example"],
  ["w&#46;ww&#46;example.com http&#58;//b.example", "http://b.example"],
  ["| a |\n| --- |\n| http://x.example |", "http://x.example"],
  ["[not http://x.example here](/y)", "/y"],
  ["Hedge what https://x.example holds.", "https://x.example"],
])("finds the address in %j", (text, url) => {
  expect(linkNodes(parse(text)).map(link => link.url)).toContain(url)
  expect(parse(text)).toEqual(whole.parse(text))
})

it.each([
  "Has words, *http*, www and h, but no address.",
  "Mentions @someone and an @ alone, and [@key] of a work.",
  "- [x] ~~done~~, with a note[^1]\n\n[^1]: here\n\n| a | b |\n| - | - |\n| 1 | 2 |",
  "`who@x.example` in code, and a <b>tag</b>",
  "+1 _a_ -b- .c. w_w",
])("reads %j as remark-gfm does", text => {
  expect(parse(text)).toEqual(whole.parse(text))
})

it("looks for email addresses only when the text may contain one", () => {
  expect(mayHoldEmail("Mentions @someone, an @ alone and [@key]")).toBe(false)
  expect(mayHoldEmail("a@b")).toBe(true)
})

it("skips the letter-by-letter search for email addresses when the text has none", () => {
  const placed = parsers.map(parser => linkNodes(parser.parse("who@x.example"))[0]?.position)
  // Links found by the syntax have a position; those found only in the finished tree have none.
  expect(placed).toEqual([undefined, expect.anything()])
})
