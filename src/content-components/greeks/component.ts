import { defineComponent } from "../../content/schema/component"
import { twinSteps } from "../parts/figure-table"
import { figureTwin } from "../parts/figure-twin"
import { strategyAsWritten } from "../parts/strategy-controls/adjust-legs"
import { greekCurves } from "./numbers"
import { props } from "./props"

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, greekCurves(props, strategyAsWritten(props), twinSteps)),
})
