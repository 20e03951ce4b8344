import { z } from "zod"

export const tabItem = {
  props: z.strictObject({
    value: z.string().min(1),
    label: z.string().min(1).optional(),
    default: z.boolean().optional(),
  }),
  children: "blocks",
} as const
