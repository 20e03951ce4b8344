import { z } from "zod"

/** Where a link may lead: a page of this site, or an https address. */
const address = z
  .string()
  .regex(/^(\/|#|https:\/\/|mailto:)/, "an address like /docs/intro or https://…")

export const card = {
  props: z.strictObject({ title: z.string().min(1), href: address }),
  children: "blocks",
} as const
