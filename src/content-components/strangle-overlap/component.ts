import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureSchema, price, rangeFactor, unit } from "../parts/figure-schema"
import { figureTwin } from "../parts/figure-twin"
import { strangleOverlap } from "./numbers"

const props = figureSchema({
  /** Price at which both positions are opened. */
  spot: price,
  rangeFactor,
  /** Delta of each leg of the strangle, 0.3 for 30; the straddle's legs have 50. */
  delta: z.number().gt(0).lt(0.5),
  unit,
})

export type StrangleOverlapProps = z.output<typeof props>

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, strangleOverlap(props)),
})
