import { bibtex, type Citable } from "./bibtex"

const article: Citable = {
  title: "Gamma scalping: earning from movement",
  authors: ["Guillaume Lambert", "Jesper Kristensen"],
  date: "2024-06-12",
  url: "https://panoptic.xyz/research/gamma-scalping",
  series: "Panoptic Research",
}

test("writes an article as an entry with authors, title, date, and address", () => {
  expect(bibtex(article)).toBe(`@misc{lambert2024gamma,
  author = {Guillaume Lambert and Jesper Kristensen},
  title = {{Gamma scalping: earning from movement}},
  year = 2024,
  month = jun,
  howpublished = {Panoptic Research},
  url = {https://panoptic.xyz/research/gamma-scalping}
}`)
})

test("escapes characters that have a meaning in LaTeX, except in the address", () => {
  const entry = bibtex({ ...article, title: "50% & $1_{x} ~ #2", url: "https://a.example/a_b" })
  expect(entry).toContain("title = {{50\\% \\& \\$1\\_\\{x\\} \\textasciitilde{} \\#2}},")
  expect(entry).toContain("url = {https://a.example/a_b}")
})

test("writes the key in plain letters and digits", () => {
  expect(bibtex({ ...article, authors: ["Daniel Ševčovič"], title: "Is 0DTE it?" })).toMatch(
    /^@misc\{sevcovic20240dte,/,
  )
})

test("keeps a name of one word whole, as an organization's", () => {
  expect(bibtex({ ...article, authors: ["Panoptic"] })).toContain("author = {{Panoptic}}")
})

test("omits the authors when an article has none", () => {
  expect(bibtex({ ...article, authors: [] })).not.toContain("author")
})
