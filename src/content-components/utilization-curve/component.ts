import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureMarkdown, figureText, fraction } from "../parts/figure-schema"

export const component = defineComponent({
  props: z.strictObject({
    ...figureText,
    kind: z.enum(["seller-collateral", "buyer-collateral", "commission", "spread"]),
    from: fraction.optional(),
    to: fraction.optional(),
    start: fraction.optional(),
    end: fraction.optional(),
  }),
  children: "none",
  toMarkdown: figureMarkdown,
})
