import { z } from "zod"

export const cards = { props: z.strictObject({}), children: "blocks" } as const
