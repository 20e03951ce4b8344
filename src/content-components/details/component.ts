import { z } from "zod"
import { defineComponent } from "../../content/schema/component"

export const component = defineComponent({
  props: z.strictObject({
    summary: z.string().min(1),
    /** Shown open at first. */
    open: z.boolean().optional(),
  }),
  children: "blocks",
  toMarkdown: ({ summary }, content) => `**${summary}**\n\n${content}`,
})
