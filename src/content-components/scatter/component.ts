import { defineFigure } from "../parts/define-figure"
import { figureMarkdown, sourceMarkdown } from "../parts/figure-twin"
import { markdownTable } from "../parts/markdown-table"
import { markdownText } from "../parts/markdown-text"
import { scatterFigure } from "./figure"
import { props } from "./props"

export const component = defineFigure({
  props,
  figure: scatterFigure,
  texts: ({ data, x, y, groups = [], line }) => [
    x.label,
    y.label,
    ...groups,
    ...(line ? [line.label] : []),
    ...data.map(([label]) => label),
  ],
  toMarkdown({ data, x, y, groups, line, source, ...text }) {
    const heads = [x, y].map(({ label, unit }) => (unit ? `${label}, ${unit}` : label))
    const table = markdownTable(["", ...heads, ...(groups ? ["Group"] : [])], data, true)
    const drawn =
      line && `Line through the origin, slope ${line.slope}: ${markdownText(line.label)}.`
    return [figureMarkdown(text), table, drawn, sourceMarkdown(source)].filter(Boolean).join("\n\n")
  },
})
