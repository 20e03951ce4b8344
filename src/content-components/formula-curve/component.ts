import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureSchema, price, unit, volatility } from "../parts/figure-schema"
import { twinSteps } from "../parts/figure-table"
import { figureTwin } from "../parts/figure-twin"
import { formulaNumbers } from "./numbers"

const props = figureSchema({
  formula: z.enum([
    "range-expiry",
    "implied-volatility",
    "exit-time",
    "probability-in-range",
    "force-exercise",
    "divergence-loss",
    "loss-versus-panoptic",
  ]),
  /** One curve for each: volatilities a year, fee rates or range factors, by the formula. */
  values: z.array(z.number().positive()).min(1).max(4).optional(),
  /** Volatility a year where it is not what the curves differ in. */
  volatility: volatility.optional(),
  /** Range of the option, for force-exercise. */
  lower: price.optional(),
  upper: price.optional(),
  /** Ends of the x axis. */
  domain: z
    .tuple([z.number(), z.number()])
    .refine(([low, high]) => low < high, "the lower end comes first")
    .optional(),
  unit,
})

export type FormulaCurveProps = z.output<typeof props>

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, formulaNumbers(props, twinSteps)),
})
