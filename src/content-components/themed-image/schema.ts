import { z } from "zod"

export const themedImage = {
  props: z.strictObject({
    alt: z.string(),
    sources: z.strictObject({ light: z.string().min(1), dark: z.string().min(1) }),
    width: z.number().positive().optional(),
    height: z.number().positive().optional(),
  }),
  children: "none",
  inline: true,
} as const
