import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureSchema, fraction } from "../parts/figure-schema"
import { figureTwin } from "../parts/figure-twin"
import { utilizationTwin } from "./numbers"

const props = figureSchema({
  kind: z.enum(["seller-collateral", "buyer-collateral", "commission", "spread"]),
  from: fraction.optional(),
  to: fraction.optional(),
  start: fraction.optional(),
  end: fraction.optional(),
})

export type UtilizationCurveProps = z.output<typeof props>

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, utilizationTwin(props)),
})
