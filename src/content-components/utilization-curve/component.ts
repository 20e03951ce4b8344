import { z } from "zod"
import { defineFigure, fraction } from "../parts/figure-schema"

export const component = defineFigure({
  kind: z.enum(["seller-collateral", "buyer-collateral", "commission", "spread"]),
  from: fraction.optional(),
  to: fraction.optional(),
  start: fraction.optional(),
  end: fraction.optional(),
})
