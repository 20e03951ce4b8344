import { z } from "zod"
import { figureText, fraction, price, priceAxis, unit } from "../parts/figure-schema"

export const liquidationPrice = {
  props: z.strictObject({
    ...figureText,
    type: z.enum(["call", "put"]),
    side: z.literal("short").optional(),
    strike: price,
    size: z.number().positive().optional(),
    collateral: z.number().positive(),
    collateralToken: z.enum(["quote", "asset"]).optional(),
    collateralRatio: fraction.optional(),
    version: z.enum(["V1", "gated"]).optional(),
    maintenance: z.number().min(1).max(5).optional(),
    range: priceAxis.optional(),
    unit,
  }),
  children: "none",
} as const
