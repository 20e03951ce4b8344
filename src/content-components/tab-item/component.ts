import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { markdownText } from "../parts/markdown-text"

/** Label of a tab in Markdown, placed above its text. */
export const tabMarkdown = (label: string) => `**Tab: ${markdownText(label)}**`

export const component = defineComponent({
  props: z.strictObject({
    /** Name of the tab within its group. */
    value: z.string().min(1),
    /** Label of the tab; defaults to `value`. */
    label: z.string().min(1).optional(),
    /** Initially selected. */
    default: z.boolean().optional(),
  }),
  children: "blocks",
  toMarkdown: ({ label, value }, content) => `${tabMarkdown(label ?? value)}\n\n${content}\n`,
})
