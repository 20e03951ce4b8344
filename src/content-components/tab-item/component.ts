import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { markdownText } from "../parts/markdown-text"

/** The label of a tab as it stands above its text. */
export const tabMarkdown = (label: string) => `**Tab: ${markdownText(label)}**`

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
  toMarkdown: ({ label, value }, content) => `${tabMarkdown(label ?? value)}\n\n${content}\n`,
})
