import { z } from "zod"

export const termList = { props: z.strictObject({}), children: "none" } as const
