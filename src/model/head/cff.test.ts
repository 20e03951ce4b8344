import { parse } from "yaml"
import { cff } from "./cff"

const article = {
  title: `Puts: "cheap" & #1`,
  authors: ["Ana María Lee", "Panoptic"],
  date: "2024-03-07",
  url: "https://example.org/a",
  series: "Example Research",
}

test("names the article and its authors in the format of citation files", () => {
  const people = [{ "family-names": "Lee", "given-names": "Ana María" }, { name: "Panoptic" }]
  expect(parse(cff(article))).toEqual({
    "cff-version": "1.2.0",
    message: "Please cite the article that these data belong to.",
    type: "dataset",
    title: `Data of: Puts: "cheap" & #1`,
    authors: people,
    "date-released": "2024-03-07",
    url: "https://example.org/a",
    "preferred-citation": {
      type: "article",
      title: `Puts: "cheap" & #1`,
      authors: people,
      journal: "Example Research",
      year: 2024,
      month: 3,
      url: "https://example.org/a",
    },
  })
})
