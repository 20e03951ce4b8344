import type { z } from "zod"
import { figureSchema } from "../parts/figure-schema"
import { strategyProps } from "../parts/leg-schema"

export const props = figureSchema(strategyProps)

export type PayoffProps = z.output<typeof props>
