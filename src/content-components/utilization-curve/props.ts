import { z } from "zod"
import { figureSchema, fraction } from "../parts/figure-schema"

export const props = figureSchema({
  kind: z.enum(["seller-collateral", "buyer-collateral", "commission", "spread"]),
  from: fraction.optional(),
  to: fraction.optional(),
  start: fraction.optional(),
  end: fraction.optional(),
})

export type UtilizationCurveProps = z.output<typeof props>
