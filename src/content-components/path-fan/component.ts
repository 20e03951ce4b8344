import { defineFigure } from "../parts/define-figure"
import { figureTwin } from "../parts/figure-twin"
import { pathFanFigure } from "./figure"
import { pathFan, pathsTable } from "./numbers"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: pathFanFigure,
  toMarkdown(props) {
    const fan = pathFan(props, 10)
    return figureTwin(props, fan, [{ about: "The paths:", table: pathsTable(props, fan) }])
  },
})
