import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { greekNames } from "../../options/leg"
import { days, figureSchema, volatility } from "../parts/figure-schema"
import { twinSteps } from "../parts/figure-table"
import { figureTwin } from "../parts/figure-twin"
import { strategyProps } from "../parts/leg-schema"
import { strategyAsWritten } from "../parts/strategy-controls/adjust-legs"
import { greekCurves } from "./numbers"

const props = figureSchema({
  ...strategyProps,
  greek: z.enum(greekNames),
  days: z.union([days, z.array(days).min(1).max(3)]),
  volatility,
})

export type GreeksProps = z.output<typeof props>

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, greekCurves(props, strategyAsWritten(props), twinSteps)),
})
