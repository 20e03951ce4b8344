import { z } from "zod"

export const tabs = {
  props: z.strictObject({
    groupId: z.string().min(1).optional(),
    defaultValue: z.string().nullable().optional(),
    values: z
      .array(z.strictObject({ value: z.string().min(1), label: z.string().min(1).optional() }))
      .optional(),
    queryString: z.union([z.boolean(), z.string()]).optional(),
    lazy: z.boolean().optional(),
    block: z.boolean().optional(),
  }),
  children: "blocks",
} as const
