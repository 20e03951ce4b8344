import { americanEnglish } from "./dictionary"
import { checkSpelling, parseWords } from "./spelling"

const dictionary = americanEnglish()
const listed = parseWords("# Terms\nstreamia\nEthereum # a chain\n\n")
const check = (text: string) =>
  checkSpelling([{ file: "a.md", line: 4, text }], listed, dictionary, "words.txt")

test("a word that no dictionary has is told with its line and what is near it", () => {
  expect(check("One.\nThe colateral is enough.")).toEqual([
    {
      file: "a.md",
      line: 5,
      field: undefined,
      message: '"colateral" is in no dictionary',
      fix: 'write "collateral", or add the word to words.txt',
    },
  ])
})

test("British spelling is none of American English", () => {
  expect(check("The behaviour of a pool").map(({ message }) => message)).toEqual([
    '"behaviour" is in no dictionary',
  ])
})

test.each([
  "Streamia accrues, and streamia's share isn’t fixed.",
  "Two streamias on Ethereum’s chain",
  "LPs hold WETH in a PanopticPool; sendTokens it is.",
  "https://exampel.org/colateral, www.exampel.org, /docs/colateral, exampel.eth and @exampel",
  "The 5xyzth of σ and Δ, x, ½",
])("known, or no word: %s", text => {
  expect(check(text)).toEqual([])
})

test("a name is known as it is written", () => {
  expect(check("On ethereum")).toHaveLength(1)
})

test("without a list, or in another language, no time is lost by suggestions", () => {
  const text = Array.from({ length: 30 }, (_, n) =>
    String.fromCharCode(97 + (n % 26)).repeat(7 + Math.floor(n / 26)),
  ).join(" ")
  expect(check(text).at(-1)?.fix).toBe("add the word to words.txt")
})
