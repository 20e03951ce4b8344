import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { days, figureSchema, price, seed, unit, volatility } from "../parts/figure-schema"
import { figureTwin } from "../parts/figure-twin"
import { pathFan, pathsTable } from "./numbers"

const props = figureSchema({
  spot: price,
  volatility,
  days,
  /** Drift a year; default 0. */
  drift: z.number().min(-5).max(5).optional(),
  /** Number of paths; default 20. */
  paths: z.number().int().min(1).max(60).optional(),
  seed: seed.optional(),
  /** Bounds of a price range whose share of time is counted. */
  lower: price.optional(),
  upper: price.optional(),
  unit,
})

export type PathFanProps = z.output<typeof props>

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown(props) {
    const fan = pathFan(props, 10)
    return figureTwin(props, fan, [{ about: "The paths:", table: pathsTable(props, fan) }])
  },
})
