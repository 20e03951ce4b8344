import { z } from "zod"

export const details = {
  props: z.strictObject({ summary: z.string().min(1), open: z.boolean().optional() }),
  children: "blocks",
} as const
