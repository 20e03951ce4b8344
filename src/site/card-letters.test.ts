import { articleEntry, contentTree } from "../../tests/helpers/entries"
import { pageList } from "../model/page-list"
import { siteContent } from "../model/site-content"
import { checkCardLetters } from "./card-letters"

const warned = (title: string, more: object = {}) => {
  const entry = articleEntry("x", "2024-03-01", { title, lines: { title: 2 }, ...more })
  return checkCardLetters(pageList(siteContent(contentTree({ entries: [entry] }), false)))
}

test("names the letters that a social card lacks, with file and line", async () => {
  expect(await warned("🚀 Launch 日本")).toEqual([
    {
      file: "content/blog/2024-03-01-x.md",
      line: 2,
      field: "title",
      message:
        'the social card leaves out "🚀", "日" and "本", which its font does not have, and says "Launch"',
      fix: expect.stringContaining("image: ./card.png"),
      kind: "undrawn-letters",
    },
  ])
})

test.each([
  ["Puts & calls: ế, Я, Ω → 0.5", {}],
  ["🚀 Launch", { frontMatter: { image: "./card.png" } }],
])("reports nothing for %s when the card shows all letters", async (title, more) => {
  expect(await warned(title, more)).toEqual([])
})
