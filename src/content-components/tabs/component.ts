import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { tabMarkdown } from "../tab-item/component"

export const component = defineComponent({
  props: z.strictObject({
    /** Sets of tabs with the same group id change together. */
    groupId: z.string().min(1).optional(),
    /** Initially selected tab. Defaults to the `<TabItem default>`, or else the first one. */
    defaultValue: z.string().nullable().optional(),
    /** Labels, if the items have none. */
    values: z
      .array(z.strictObject({ value: z.string().min(1), label: z.string().min(1).optional() }))
      .optional(),
    /**
     * This prop and the next two are accepted for compatibility with older files, and have no
     * effect.
     */
    queryString: z.union([z.boolean(), z.string()]).optional(),
    lazy: z.boolean().optional(),
    block: z.boolean().optional(),
  }),
  children: "blocks",
  texts: ({ values = [] }) => values.flatMap(({ label }) => label ?? []),
  // Items without their own label get the one from `values`.
  toMarkdown: ({ values = [] }, content) =>
    values.reduce(
      (text, { value, label }) =>
        label ? text.replace(tabMarkdown(value), () => tabMarkdown(label)) : text,
      content,
    ),
})
