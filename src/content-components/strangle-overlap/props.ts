import { z } from "zod"
import { figureSchema, price, rangeFactor, unit } from "../parts/figure-schema"

export const props = figureSchema({
  /** Price at which both positions are opened. */
  spot: price,
  rangeFactor,
  /** Delta of each leg of the strangle, 0.3 for 30. The straddle's legs have 50. */
  delta: z.number().gt(0).lt(0.5),
  unit,
})

export type StrangleOverlapProps = z.output<typeof props>
