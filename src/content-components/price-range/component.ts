import { defineComponent } from "../../content/schema/component"
import { figureTwin } from "../parts/figure-twin"
import { rangeTwin } from "./numbers"
import { props } from "./props"

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown: props => figureTwin(props, rangeTwin(props)),
})
