import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { greekNames } from "../../options/leg"
import { days, figureMarkdown, figureText, volatility } from "../parts/figure-schema"
import { strategyProps } from "../parts/leg-schema"

export const component = defineComponent({
  props: z.strictObject({
    ...figureText,
    ...strategyProps,
    greek: z.enum(greekNames),
    days: z.union([days, z.array(days).min(1).max(3)]),
    volatility,
  }),
  children: "none",
  toMarkdown: figureMarkdown,
})
