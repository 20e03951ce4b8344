import { defineComponent } from "../../content/schema/component"
import { twinSteps } from "../parts/figure-table"
import { figureTwin } from "../parts/figure-twin"
import { formulaNumbers } from "./numbers"
import { props } from "./props"

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, formulaNumbers(props, twinSteps)),
})
