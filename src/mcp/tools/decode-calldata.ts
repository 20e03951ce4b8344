import { z } from "zod"
import { knownCalls } from "../../content-components/decode-calldata/known-calls"
import { defineTool } from "../tool"

const token = z.strictObject({
  symbol: z.string().min(1),
  decimals: z.int().min(0).max(36).describe("Decimals of the token's units"),
})

export const decodeCalldata = defineTool({
  name: "decode_calldata",
  title: "Decode calldata",
  description:
    "Returns the function that calldata calls in V1.0, V1.1, or V2, its arguments in words, and what to check before signing. Reads no chain. Heed `warnings` and `faults`.",
  input: z.strictObject({
    calldata: z.string().min(1).describe("Hex digits, with or without 0x"),
    tokens: z
      .tuple([token, token])
      .optional()
      .describe("token0 and token1 of the Uniswap pool, to show strikes as prices and amounts"),
  }),
  output: z.looseObject({
    selector: z.string().optional(),
    signature: z.string().optional(),
    summary: z.string().optional(),
    targets: z
      .array(z.looseObject({ contract: z.string(), version: z.string(), isClosed: z.boolean() }))
      .describe("Contracts and versions with this function"),
    warnings: z.array(z.string()),
    faults: z.array(z.string()).describe("What is malformed"),
    values: z
      .array(z.looseObject({ label: z.string(), text: z.string() }))
      .describe("Arguments, each with `notes`, nested `items`, and a nested `call`"),
  }),
  async run({ calldata, tokens }, site) {
    // Loads viem only when the tool is called.
    const { explainCalldata } = await import(
      "../../content-components/decode-calldata/explain-call"
    )
    const call = explainCalldata(calldata, knownCalls(await site.contracts()), tokens)
    return {
      ...call,
      targets: call.targets.map(target => ({ ...target })),
      values: call.values.map(value => ({ ...value })),
    }
  },
})
