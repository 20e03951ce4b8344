import { z } from "zod"
import { defineFigure, price, rangeFactor, unit } from "../parts/figure-schema"

export const component = defineFigure({
  /** Price at which both positions are opened. */
  spot: price,
  rangeFactor,
  /** Delta of each leg of the strangle, 0.3 for 30; the straddle's legs have 50. */
  delta: z.number().gt(0).lt(0.5),
  unit,
})
