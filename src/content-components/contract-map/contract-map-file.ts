import { z } from "zod"

const call = z.strictObject({
  contract: z.string().min(1),
  /** Canonical signature. */
  function: z.string().min(1),
  /** Missing for library functions with contract parameters. */
  selector: z
    .string()
    .regex(/^0x[0-9a-f]{8}$/)
    .optional(),
  /** Path of its description in the contract reference. */
  href: z.string().startsWith("/"),
})

/**
 * Schema of `content/data/v1-to-v2.json`: every external function of V1.1 and its replacements in
 * V2.
 */
export const contractMapFile = z.strictObject({
  functions: z.array(
    call.extend({
      status: z.enum(["same", "changed", "renamed", "moved", "split", "gone"]),
      to: z.array(call),
      /** Changes that callers have to make. */
      how: z.string().min(1),
    }),
  ),
})

export type ContractMapData = z.infer<typeof contractMapFile>
export type MappedFunction = ContractMapData["functions"][number]
