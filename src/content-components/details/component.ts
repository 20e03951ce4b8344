import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { escapeText } from "../../lib/escape-html"

export const component = defineComponent({
  props: z.strictObject({
    summary: z.string().min(1),
    /** Initially open. */
    open: z.boolean().optional(),
  }),
  children: "blocks",
  toMarkdown: ({ summary, open }, content) =>
    `<details${open ? " open" : ""}>\n<summary>${escapeText(summary)}</summary>\n\n${content.trim()}\n\n</details>`,
})
