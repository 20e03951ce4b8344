import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureMarkdown, figureText } from "../parts/figure-schema"
import { strategyProps } from "../parts/leg-schema"

export const component = defineComponent({
  props: z.strictObject({ ...figureText, ...strategyProps }),
  children: "none",
  toMarkdown: figureMarkdown,
})
