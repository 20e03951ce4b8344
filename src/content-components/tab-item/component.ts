import { z } from "zod"
import { defineComponent } from "../../content/schema/component"

export const component = defineComponent({
  props: z.strictObject({
    /** Name of the tab within its group. */
    value: z.string().min(1),
    /** Text of the tab; default the value. */
    label: z.string().min(1).optional(),
    /** Chosen at first. */
    default: z.boolean().optional(),
  }),
  children: "blocks",
  toMarkdown: ({ label, value }, content) => `**Tab: ${label ?? value}**\n\n${content}\n`,
})
