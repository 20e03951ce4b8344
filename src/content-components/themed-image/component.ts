import { z } from "zod"
import { defineComponent } from "../../content/schema/component"

export const component = defineComponent({
  props: z.strictObject({
    alt: z.string(),
    /** Addresses of the picture for each color mode. */
    sources: z.strictObject({ light: z.string().min(1), dark: z.string().min(1) }),
    /** Pixels. With both `width` and `height`, the page does not move when the picture loads. */
    width: z.number().positive().optional(),
    height: z.number().positive().optional(),
  }),
  children: "none",
  inline: true,
  pictures: "sources",
  toMarkdown: ({ alt, sources }) => `![${alt.replace(/[\\[\]]/g, "\\$&")}](${sources.light})`,
})
