import { defineComponent } from "../../content/schema/component"
import { figureTwin } from "../parts/figure-twin"
import { pathFan, pathsTable } from "./numbers"
import { props } from "./props"

export const component = defineComponent({
  props,
  children: "none",
  toMarkdown(props) {
    const fan = pathFan(props, 10)
    return figureTwin(props, fan, [{ about: "The paths:", table: pathsTable(props, fan) }])
  },
})
