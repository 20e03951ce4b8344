import type { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureSchema } from "../parts/figure-schema"
import { figureTwin } from "../parts/figure-twin"
import { strategyProps } from "../parts/leg-schema"
import { payoffTwin } from "./numbers"

const props = figureSchema(strategyProps)

export type PayoffProps = z.output<typeof props>

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, payoffTwin(props)),
})
