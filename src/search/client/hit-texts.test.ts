import { searchHit } from "../../../tests/helpers/hits"
import { hitTexts } from "./hit-texts"

const marked = (value: string) => ({ value, matchLevel: "full" as const })

test.each([
  [
    "a page: its title, then the excerpt",
    searchHit("Delta", {
      _highlightResult: { hierarchy: { lvl1: marked("<mark>Delta</mark>") } },
      _snippetResult: { content: marked("How <mark>delta</mark> moves…") },
    }),
    {
      title: "<mark>Delta</mark>",
      heading: undefined,
      excerpt: "How <mark>delta</mark> moves…",
      isQuestion: false,
    },
  ],
  [
    "a text of a section: the title of the page, the heading, and the excerpt",
    searchHit("Delta", {
      type: "content",
      hierarchy: { lvl2: "Hedging" },
      content: "A long text of which some is shown.",
      _snippetResult: { content: marked("…of which <mark>some</mark>…") },
    }),
    {
      title: "Delta",
      heading: "Hedging",
      excerpt: "…of which <mark>some</mark>…",
      isQuestion: false,
    },
  ],
  [
    "a question: itself in place of the page's title",
    searchHit("Frequently asked questions", {
      type: "lvl3",
      hierarchy: { lvl2: "Traders", lvl3: "Aren&#39;t options too complicated?" },
    }),
    {
      title: "Aren&#39;t options too complicated?",
      heading: undefined,
      excerpt: undefined,
      isQuestion: true,
    },
  ],
  [
    "a page whose title is a question: the title",
    searchHit("Straddle or strangle?"),
    {
      title: "Straddle or strangle?",
      heading: undefined,
      excerpt: undefined,
      isQuestion: false,
    },
  ],
])("returns the texts of %s", (_, hit, texts) => {
  expect(hitTexts(hit)).toEqual(texts)
})
