import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { glossaryOn } from "./glossary"

export const component = defineComponent({
  props: z.strictObject({}),
  children: "none",
  data: { prop: "terms", gather: glossaryOn },
  toMarkdown: ({ terms }) =>
    terms.map(({ title, definition }) => `- **${title}**: ${definition}`).join("\n"),
  toSections: ({ terms }) => [
    {
      anchor: null,
      trail: [],
      text: terms.map(({ title, definition }) => `${title}: ${definition}`).join(" "),
    },
  ],
})
