import { z } from "zod"
import { describeTokenId, parseTokenId } from "../../content-components/token-id/describe-token-id"
import { decodeTokenId as decode, legBounds, wordOf } from "../../options/encoding/token-id"
import { defineTool, ToolError } from "../tool"

const token = z.strictObject({
  symbol: z.string().min(1),
  decimals: z.int().min(0).max(36).describe("Decimals of the token's units"),
})

export const decodeTokenId = defineTool({
  name: "decode_token_id",
  title: "Decode a token id",
  description:
    "Returns the legs in a token id of V1.0 or V1.1, and whether the contracts would mint it. With the pool's tokens, it also returns strikes and ranges as prices.",
  input: z.strictObject({
    id: z.string().describe("Token id: hex digits after 0x, or decimal digits"),
    tokens: z
      .tuple([token, token])
      .optional()
      .describe("token0 and token1 of the Uniswap pool, to show strikes as prices"),
  }),
  output: z.looseObject({
    id: z.string(),
    poolId: z.string(),
    tickSpacing: z.number(),
    legs: z.array(z.looseObject({ lowerTick: z.number(), upperTick: z.number() })),
    verdict: z.string().describe("Whether the contracts would mint it"),
  }),
  run({ id, tokens }) {
    const parsed = parseTokenId(id)
    if ("fault" in parsed) throw new ToolError(parsed.fault)
    const { tickSpacing, poolId, legs } = decode(parsed.value)
    const unnamed = { decimals: 18 }
    const { legs: sentences, verdict } = describeTokenId(
      parsed.value,
      tokens ?? [
        { ...unnamed, symbol: "token0" },
        { ...unnamed, symbol: "token1" },
      ],
    )
    return {
      id: wordOf(parsed.value),
      poolId: `0x${poolId.toString(16).padStart(16, "0")}`,
      tickSpacing,
      legs: legs.map((leg, index) => {
        const { lower, upper } = legBounds(leg, tickSpacing)
        return {
          ...leg,
          lowerTick: lower,
          upperTick: upper,
          ...(tokens ? { inWords: sentences[index] } : {}),
        }
      }),
      verdict,
    }
  },
})
