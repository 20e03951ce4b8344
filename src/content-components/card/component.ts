import { z } from "zod"
import { address } from "../../content/schema/address"
import { defineComponent } from "../../content/schema/component"

export const component = defineComponent({
  props: z.strictObject({
    title: z.string().min(1),
    /** Address the whole card leads to. */
    href: address,
  }),
  children: "blocks",
  toMarkdown: ({ title, href }, content) =>
    `- [${title}](${href}): ${content.replaceAll("\n", " ").trim()}`,
})
