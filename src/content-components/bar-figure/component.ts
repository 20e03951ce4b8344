import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureText } from "../parts/figure-schema"
import { figureMarkdown, sourceMarkdown } from "../parts/figure-twin"
import { markdownTable } from "../parts/markdown-table"

const value = z.number()

export const component = defineComponent({
  props: z
    .strictObject({
      ...figureText,
      /** Unit of the numbers, e.g. "%" or "USDC". */
      unit: z.string(),
      /** Label and number, or label and two numbers when `series` names them. */
      data: z
        .array(z.union([z.tuple([z.string(), value]), z.tuple([z.string(), value, value])]))
        .min(1),
      series: z.tuple([z.string(), z.string()]).optional(),
      /** Where the numbers come from. */
      source: z.string().min(1).optional(),
    })
    .refine(
      ({ data, series }) => data.every(row => row.length === (series ? 3 : 2)),
      'with `series={["A", "B"]}` every row needs two numbers, without it one',
    ),
  children: "none",
  toMarkdown({ data, series, unit, source, ...text }) {
    const names = series ? series.map(name => `${name}, ${unit}`) : [unit]
    const table = markdownTable(["", ...names], data, true)
    return [figureMarkdown(text), table, sourceMarkdown(source)].filter(Boolean).join("\n\n")
  },
})
