import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { markdownText } from "../parts/markdown-text"
import { byLetter, letterAnchor } from "./by-letter"
import { glossaryOn } from "./glossary"

export const component = defineComponent({
  props: z.strictObject({}),
  children: "none",
  data: {
    prop: "terms",
    gather: glossaryOn,
    anchors: terms => [...byLetter(terms).keys()].map(letterAnchor),
  },
  toMarkdown: ({ terms }) =>
    terms
      .map(({ title, definition }) => `- **${markdownText(title)}**: ${markdownText(definition)}`)
      .join("\n"),
  toSections: ({ terms }) => [
    {
      anchor: null,
      trail: [],
      text: terms.map(({ title, definition }) => `${title}: ${definition}`).join(" "),
    },
  ],
})
