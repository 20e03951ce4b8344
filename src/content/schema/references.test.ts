import {
  allNames,
  inListOrder,
  namesInText,
  type References,
  surname,
  yearInText,
} from "./references"

const works: References = {
  "black-scholes-1973": { authors: ["F. Black", "M. Scholes"], year: 1973, title: "Pricing" },
  "he-2022": {
    authors: ["S. He", "A. Manela", "O. Ross", "V. von Wachter"],
    year: 2022,
    title: "Perps",
  },
  "lambert-b-2021": { authors: ["G. Lambert"], year: 2021, title: "B" },
  "lambert-a-2021": { authors: ["G. Lambert"], year: 2021, title: "A" },
  "lambert-y": { authors: ["G. Lambert"], title: "Y" },
  "lambert-z": { authors: ["G. Lambert"], title: "Z" },
  index: { authors: ["S&P Dow Jones Indices"], title: "Index" },
}
const work = (key: string) => works[key] ?? { authors: [], title: "" }

test.each([
  ["F. Black", "Black"],
  ["C. C. Moallemi", "Moallemi"],
  ["J.-P. Bouchaud", "Bouchaud"],
  ["V. von Wachter", "von Wachter"],
  ["Delphi Digital", "Delphi Digital"],
])("finds in %s the surname %s", (author, expected) => {
  expect(surname(author)).toBe(expected)
})

test.each([
  ["index", "S&P Dow Jones Indices"],
  ["black-scholes-1973", "Black and Scholes"],
  ["he-2022", "He et al."],
])("names %s as %s", (key, expected) => {
  expect(namesInText(work(key))).toBe(expected)
})

test("distinguishes works of the same authors and year by letters, in the order of their keys", () => {
  const years = ["lambert-a-2021", "lambert-b-2021", "lambert-y", "lambert-z", "he-2022", "index"]
  expect(years.map(key => yearInText(key, works))).toEqual([
    "2021a",
    "2021b",
    "n.d.-a",
    "n.d.-b",
    "2022",
    "n.d.",
  ])
})

test("names all authors in a list", () => {
  expect(allNames(work("he-2022"))).toBe("S. He, A. Manela, O. Ross and V. von Wachter")
})

test("sorts a list by surname and year, with each work once", () => {
  const keys = ["lambert-b-2021", "index", "lambert-a-2021", "black-scholes-1973", "index"]
  expect(inListOrder(keys, works)).toEqual([
    "black-scholes-1973",
    "lambert-a-2021",
    "lambert-b-2021",
    "index",
  ])
})
