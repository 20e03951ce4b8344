import { z } from "zod"
import { ratioInBasisPoints, sellerCollateral } from "../../options/margin/collateral-ratio"
import { liquidationPrice, liquidationPriceInAsset } from "../../options/margin/liquidation-price"
import { longLegRequirement } from "../../options/margin/long-leg"
import { shortRequirement, shortRequirementInAsset } from "../../options/margin/short-option"
import { defineTool, positive, ToolError, tidy } from "../tool"

const option = {
  type: z.enum(["call", "put"]),
  strike: positive("Strike in the quote token"),
  size: positive("Units of the asset").default(1),
  range_factor: z
    .number()
    .min(1)
    .default(1)
    .describe("√(upper/lower) of the option's range; 1 treats the range as a single price"),
  version: z
    .enum(["V1", "gated"])
    .default("V1")
    .describe(
      "Margin rule: V1.0 and V1.1, or the gated launch of 2023. V2 has a different rule, which is not modeled",
    ),
}
const utilization = z
  .number()
  .min(0)
  .max(1)
  .default(0)
  .describe("Pool utilization (0 to 1) stored at the mint, from which the ratio follows")
const ratio = z
  .number()
  .gt(0)
  .max(1)
  .optional()
  .describe(
    "Collateral ratio of a sold option, fixed at the mint, as a fraction; alternative to utilization",
  )

const alone =
  "Only for a single option without a partner: spreads, strangles and other partnered legs have their own rules (see /docs/panoptic-protocol/buying-power)."

/** Converts the input to the terms of a sold option for src/options. */
function soldOption(input: {
  type: "call" | "put"
  strike: number
  size: number
  range_factor: number
  version: "V1" | "gated"
  utilization: number
  collateral_ratio?: number | undefined
}) {
  const { type, strike, size, range_factor, version, utilization: used } = input
  const collateralRatio =
    input.collateral_ratio ?? ratioInBasisPoints(used, sellerCollateral) / 10_000
  return { type, strike, size, rangeFactor: range_factor, version, collateralRatio }
}

export const marginRequirement = defineTool({
  name: "margin_requirement",
  title: "Margin requirement of an option",
  description: `Returns the collateral that an option requires at a price, by the rules of the contracts (maintenance, without the buffer for a mint). ${alone} Ignores streamia.`,
  input: z.strictObject({
    ...option,
    side: z.enum(["long", "short"]).describe("long: bought, short: sold"),
    spot: positive("Price of the asset in the quote token"),
    utilization,
    collateral_ratio: ratio,
  }),
  output: z.looseObject({
    quote: z.number().describe("Requirement in the quote token"),
    asset: z.number().describe("The same requirement in units of the asset"),
    collateral_ratio: z.number().optional(),
    units: z.string(),
  }),
  run(input) {
    const { type, side, strike, size, spot } = input
    if (side === "short") {
      const sold = soldOption(input)
      return {
        quote: tidy(shortRequirement(spot, sold)),
        asset: tidy(shortRequirementInAsset(spot, sold)),
        collateral_ratio: sold.collateralRatio,
        units: units(type),
      }
    }
    if (input.collateral_ratio !== undefined)
      throw new ToolError(
        "The ratio of a bought option follows from `utilization`: omit `collateral_ratio`.",
      )
    const own = longLegRequirement(type === "put" ? size * strike : size, input.utilization)
    return {
      quote: tidy(type === "put" ? own : own * spot),
      asset: tidy(type === "put" ? own / spot : own),
      units: units(type),
    }
  },
})

const units = (type: "call" | "put") =>
  `quote: quote token, asset: units of the asset, the same requirement at this price; the contracts count a ${type} in the ${type === "put" ? "quote token" : "asset"}`

export const liquidationPriceTool = defineTool({
  name: "liquidation_price",
  title: "Liquidation price of a sold option",
  description: `Returns the price at which the requirement of a sold option equals its collateral. ${alone} Ignores accrued streamia. In the protocol, both tokens of an account count together; this tool takes collateral in one of them.`,
  input: z.strictObject({
    ...option,
    collateral: positive("Collateral, in the token of collateral_token"),
    collateral_token: z
      .enum(["quote", "asset"])
      .default("quote")
      .describe("quote: the quote token; asset: units of the asset"),
    utilization,
    collateral_ratio: ratio,
  }),
  output: z.looseObject({
    liquidatable: z.enum(["at every price", "at no price", "above", "below"]),
    price: z.number().optional(),
    unit: z.string().optional(),
    because: z.string().optional(),
  }),
  run(input) {
    const find = input.collateral_token === "asset" ? liquidationPriceInAsset : liquidationPrice
    const found = find(soldOption(input), input.collateral)
    if (found.kind === "always")
      return {
        liquidatable: "at every price" as const,
        because: "the collateral is below the requirement at every price",
      }
    if (found.kind === "never")
      return {
        liquidatable: "at no price" as const,
        because: "the collateral covers the requirement at every price",
      }
    return { liquidatable: found.kind, price: tidy(found.price), unit: "quote token" }
  },
})
