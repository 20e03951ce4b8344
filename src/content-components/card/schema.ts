import { z } from "zod"
import { address } from "../../content/schema/address"

export const card = {
  props: z.strictObject({ title: z.string().min(1), href: address }),
  children: "blocks",
} as const
