import { defineFigure } from "../parts/define-figure"
import { figureMarkdown, sourceMarkdown } from "../parts/figure-twin"
import { markdownTable } from "../parts/markdown-table"
import { boxFigure } from "./figure"
import { props } from "./props"
import { quartiles } from "./quartiles"

export const component = defineFigure({
  props,
  figure: boxFigure,
  texts: ({ data, names = [] }) => [...names, ...data.map(([label]) => label)],
  toMarkdown({ data, names = [...quartiles], unit, source, ...text }) {
    const table = markdownTable(["", ...names.map(one => `${one}, ${unit}`)], data, true)
    return [figureMarkdown(text), table, sourceMarkdown(source)].filter(Boolean).join("\n\n")
  },
})
