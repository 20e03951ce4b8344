import { z } from "zod"

export const subgraphSchema = { props: z.strictObject({}), children: "none" } as const
