import { z } from "zod"
import { figureText } from "../parts/figure-schema"
import { strategyProps } from "../parts/leg-schema"

export const payoff = {
  props: z.strictObject({ ...figureText, ...strategyProps }),
  children: "none",
} as const
