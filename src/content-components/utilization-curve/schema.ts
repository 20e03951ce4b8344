import { z } from "zod"
import { figureText, fraction } from "../parts/figure-schema"

export const utilizationCurve = {
  props: z.strictObject({
    ...figureText,
    kind: z.enum(["seller-collateral", "buyer-collateral", "commission", "spread"]),
    from: fraction.optional(),
    to: fraction.optional(),
    start: fraction.optional(),
    end: fraction.optional(),
  }),
  children: "none",
} as const
