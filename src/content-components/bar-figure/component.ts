import { defineFigure } from "../parts/define-figure"
import { figureMarkdown, sourceMarkdown } from "../parts/figure-twin"
import { markdownTable } from "../parts/markdown-table"
import { barFigure } from "./figure"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: barFigure,
  texts: ({ data, series = [] }) => [...series, ...data.map(([label]) => label)],
  toMarkdown({ data, series, unit, source, ...text }) {
    const names = series ? series.map(name => `${name}, ${unit}`) : [unit]
    const table = markdownTable(["", ...names], data, true)
    return [figureMarkdown(text), table, sourceMarkdown(source)].filter(Boolean).join("\n\n")
  },
})
