import { z } from "zod"

export const safetyNotice = { props: z.strictObject({}), children: "none" } as const
