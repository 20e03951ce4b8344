import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { compiledPage, docEntry } from "../../../tests/helpers/entries"
import { type Phrase, phrasePattern, styleFile } from "../../content/schema/style"
import { checkPageStyle, checkStyle, proseOfPage } from "./check-style"

const project = join(__dirname, "../../..")
const { phrases } = styleFile.parse(
  parse(readFileSync(join(project, "content/data/style.yaml"), "utf8")),
)
const finds = (phrase: Pick<Phrase, "find">, sentence: string) =>
  [...sentence.matchAll(phrasePattern(phrase))].length > 0

test.each(phrases.flatMap(phrase => phrase.refused.map(sentence => [sentence, phrase] as const)))(
  "finds a phrase of the word list in: %s",
  (sentence, phrase) => {
    expect(finds(phrase, sentence)).toBe(true)
  },
)

test.each(phrases.flatMap(({ allowed = [] }) => allowed))(
  "finds no phrase of the word list in: %s",
  sentence => {
    expect(phrases.filter(phrase => finds(phrase, sentence)).map(({ find }) => find)).toEqual([])
  },
)

const burnt: Phrase = { find: "burnt", write: '"burned"', why: "American", refused: ["burnt"] }

test("reports a phrase with its line, what was found, and what to write", () => {
  const page = compiledPage({
    prose: [
      { text: "One.\nIt was\nBurnt. Unburnt burnt-out", line: 7 },
      { text: "What is burnt", line: 20, field: "caption" },
    ],
  })
  expect(checkStyle(proseOfPage(docEntry("a.md", { page })), [burnt])).toEqual([
    problem(9, '"Burnt" is on the word list: American'),
    problem(9, '"burnt" is on the word list: American'),
    { ...problem(20, '"burnt" is on the word list: American'), field: "caption" },
  ])
})

test("finds a phrase of several words across a line break", () => {
  const page = compiledPage({ prose: [{ text: "three pools of\nwhich two", line: 3 }] })
  const phrase: Phrase = { find: "of which", write: '"including"', refused: ["of which"] }
  expect(checkStyle(proseOfPage(docEntry("a.md", { page })), [phrase])).toMatchObject([
    { line: 3, message: '"of which" is on the word list', fix: 'write "including"' },
  ])
})

test("matches the case of a phrase only when the phrase has a capital letter", () => {
  expect(finds({ find: "\\d+ May" }, "on 30 May")).toBe(true)
  expect(finds({ find: "\\d+ May" }, "the top 30 may change")).toBe(false)
  expect(finds({ find: "\\p{L}+ wards" }, "Two wards")).toBe(true)
})

test("checks the titles and descriptions of front matter", () => {
  const entry = docEntry("a.md", {
    frontMatter: { title: "Burnt ETH", description: "How it is burnt", slug: "/burnt" },
    lines: { title: 2, description: 4 },
  })
  expect(checkStyle(proseOfPage(entry), [burnt])).toMatchObject([
    { line: 2, field: "title" },
    { line: 4, field: "description" },
  ])
})

function problem(line: number, message: string) {
  const field = undefined
  return {
    file: "content/docs/a.md",
    line,
    field,
    message,
    fix: 'write "burned"',
    kind: "house-style",
  }
}

test("skips texts known to hold no phrase, but not their titles", () => {
  const clean = compiledPage({ prose: [{ text: "Fine.", line: 1 }] })
  const wrong = compiledPage({ prose: [{ text: "It was burnt.", line: 1 }] })
  const entries = [docEntry("a.md", { page: clean }), docEntry("b.md", { page: wrong })]
  const first = checkPageStyle(entries, [burnt], new Set())
  expect(first.problems).toMatchObject([{ file: "content/docs/b.md" }])
  expect(first.clean).toEqual([clean.digest])
  const unread = { ...clean, prose: undefined as unknown as typeof clean.prose }
  const titled = docEntry("a.md", { page: unread, frontMatter: { title: "Burnt ETH" } })
  const second = checkPageStyle([titled, ...entries.slice(1)], [burnt], new Set(first.clean))
  expect(second.problems).toMatchObject([{ field: "title" }, { file: "content/docs/b.md" }])
  expect(second.clean).toEqual([clean.digest])
})

test("finds the same phrases with the whole list as with each phrase alone", () => {
  const sentences = phrases.flatMap(({ refused }) => refused)
  const alone = sentences.map(text =>
    phrases.flatMap(phrase => checkStyle([{ file: "a.md", text }], [phrase])),
  )
  expect(sentences.map(text => checkStyle([{ file: "a.md", text }], phrases))).toEqual(alone)
})
