import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureSchema, price, unit } from "../parts/figure-schema"
import { twinSteps } from "../parts/figure-table"
import { figureTwin } from "../parts/figure-twin"
import { depositUse } from "./numbers"

const props = figureSchema({
  /** Current price; the deposit is one unit of the asset and as much in the quote token. */
  spot: price,
  /** Width of the range as a fraction: 0.3 for ±30 %. */
  width: z.number().gt(0).lt(1),
  unit,
})

export type DepositUseProps = z.output<typeof props>

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, depositUse(props, twinSteps)),
})
