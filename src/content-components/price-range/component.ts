import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureText, price, priceAxis, rangeFactor, unit, volatility } from "../parts/figure-schema"
import { figureTwin } from "../parts/figure-twin"
import { rangeTwin } from "./numbers"

const props = z
  .strictObject({
    ...figureText,
    /** Strike and range factor, or the two bounds. */
    strike: price.optional(),
    rangeFactor: rangeFactor.optional(),
    lower: price.optional(),
    upper: price.optional(),
    spot: price.optional(),
    /** With it the note says which expiry the width is like. */
    volatility: volatility.optional(),
    range: priceAxis.optional(),
    unit,
  })
  .refine(
    ({ strike, rangeFactor: r, lower, upper }) =>
      (strike && r && !lower && !upper) || (lower && upper && lower < upper && !strike && !r),
    "write either `strike` and `rangeFactor`, or `lower` and `upper` (lower first)",
  )

export type PriceRangeProps = z.output<typeof props>

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, rangeTwin(props)),
})
