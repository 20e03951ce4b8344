import { z } from "zod"
import { address } from "../../content/schema/address"
import { defineComponent } from "../../content/schema/component"
import { markdownText } from "../parts/markdown-text"

export const component = defineComponent({
  props: z.strictObject({
    title: z.string().min(1),
    /** Link target of the whole card. */
    href: address,
  }),
  children: "blocks",
  toMarkdown: ({ title, href }, content) =>
    `- [${markdownText(title)}](${href}): ${content.replaceAll("\n", " ").trim()}`,
})
