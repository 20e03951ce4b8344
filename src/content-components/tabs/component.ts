import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { tabMarkdown } from "../tab-item/component"

export const component = defineComponent({
  props: z.strictObject({
    /** Sets with the same group change together. */
    groupId: z.string().min(1).optional(),
    /** Tab chosen at first; default the first one, or the `<TabItem default>`. */
    defaultValue: z.string().nullable().optional(),
    /** Labels, when the items carry none. */
    values: z
      .array(z.strictObject({ value: z.string().min(1), label: z.string().min(1).optional() }))
      .optional(),
    /** This and the next two are taken over from older files without effect: nothing here is loaded late. */
    queryString: z.union([z.boolean(), z.string()]).optional(),
    lazy: z.boolean().optional(),
    block: z.boolean().optional(),
  }),
  children: "blocks",
  texts: ({ values = [] }) => values.flatMap(({ label }) => label ?? []),
  // Items without a label of their own have the one that is given here.
  toMarkdown: ({ values = [] }, content) =>
    values.reduce(
      (text, { value, label }) =>
        label ? text.replace(tabMarkdown(value), () => tabMarkdown(label)) : text,
      content,
    ),
})
