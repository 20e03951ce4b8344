import { z } from "zod"

export const deployments = { props: z.strictObject({}), children: "none" } as const
