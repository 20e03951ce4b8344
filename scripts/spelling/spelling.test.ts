import { americanEnglish } from "./dictionary"
import { checkSpelling, parseWords } from "./spelling"

const dictionary = americanEnglish()
const listed = parseWords("# Terms\nstreamia\nEthereum # a chain\n\n")
const check = (text: string) =>
  checkSpelling([{ file: "a.md", line: 4, text }], listed, dictionary, "words.txt")

test("reports an unknown word with its line and a suggestion", () => {
  expect(check("One.\nThe colateral is enough.")).toEqual([
    {
      file: "a.md",
      line: 5,
      field: undefined,
      message: '"colateral" is not in the dictionary',
      fix: 'write "collateral", or add the word to words.txt',
    },
  ])
})

test("reports British spelling", () => {
  expect(check("The behaviour of a pool").map(({ message }) => message)).toEqual([
    '"behaviour" is not in the dictionary',
  ])
})

test.each([
  "Streamia accrues, and streamia's share isn’t fixed.",
  "Two streamias on Ethereum’s chain",
  "LPs hold WETH in a PanopticPool; sendTokens it is.",
  "https://exampel.org/colateral, www.exampel.org, /docs/colateral, exampel.eth and @exampel",
  "The 5xyzth of σ and Δ, x, ½",
])("accepts %s", text => {
  expect(check(text)).toEqual([])
})

test("reports a name when its capitalization differs", () => {
  expect(check("On ethereum")).toHaveLength(1)
})

test("reports each of 200 unknown words, but looks for suggestions for the first 20 only", () => {
  const letters = "abcdefghij".split("")
  const words = letters.flatMap(a => letters.slice(0, 2).flatMap(b => letters.map(c => a + b + c)))
  const suggest = jest.fn((word: string) => [word])
  const text = words.join("\n")
  const found = checkSpelling(
    [{ file: "a.md", line: 4, text }],
    [],
    { correct: () => false, suggest },
    "words.txt",
  )
  expect(found.map(({ line }) => line)).toEqual(words.map((_, index) => 4 + index))
  expect(found.at(-1)?.fix).toBe("add the word to words.txt")
  expect(suggest).toHaveBeenCalledTimes(20)
})

const letters = (count: number) =>
  Array.from({ length: count }, (_, n) => String.fromCharCode(97 + ((n * 7 + n * n * 3) % 26)))

test.each([
  ["a long word", letters(30).join("")],
  ["a run of one letter", "a".repeat(1_000)],
  ["text without spaces", letters(50_000).join("")],
  ["accented letters", "é".repeat(2_000)],
])("reports %s with its line and without a suggestion", (_, long) => {
  const suggest = jest.fn(() => [""])
  const dictionary = { correct: (word: string) => word !== long, suggest }
  const texts = [{ file: "a.md", line: 4, text: `One.\n${long} ends.` }]
  expect(checkSpelling(texts, [], dictionary, "words.txt")).toEqual([
    expect.objectContaining({ file: "a.md", line: 5, fix: "add the word to words.txt" }),
  ])
  expect(suggest).not.toHaveBeenCalled()
})

test("reads long text without spaces, such as hyphenated words, in one pass", () => {
  const hyphenated = `${letters(20_000).join("-")} ${letters(20_000).join("_")}.`
  expect(check(`${hyphenated}\ncolateral`)).toEqual([expect.objectContaining({ line: 5 })])
})
