import { z } from "zod"

export const steps = { props: z.strictObject({}), children: "blocks" } as const
