import { z } from "zod"
import { figureSchema, price, unit } from "../parts/figure-schema"

export const props = figureSchema({
  /** Current price. The deposit is one unit of the asset and the same value in the quote token. */
  spot: price,
  /** Width of the range as a fraction: 0.3 for ±30%. */
  width: z.number().gt(0).lt(1),
  unit,
})

export type DepositUseProps = z.output<typeof props>
