import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureText } from "../parts/figure-schema"
import { figureMarkdown, sourceMarkdown } from "../parts/figure-twin"
import { markdownTable } from "../parts/markdown-table"

const name = z.string().min(1)
const value = z.number()

/** What the five numbers of a row are, unless its author names others. */
export const quartiles = [
  "minimum",
  "lower quartile",
  "median",
  "upper quartile",
  "maximum",
] as const

export const component = defineComponent({
  props: z
    .strictObject({
      ...figureText,
      /** Unit of the numbers, e.g. "%" or "USDC". */
      unit: z.string(),
      /** Label and five numbers, lowest first: ends of the line, of the box, and the mark between them. */
      data: z.array(z.tuple([name, value, value, value, value, value])).min(1),
      /** What the five numbers are, in their order; quartiles by default. */
      names: z.tuple([name, name, name, name, name]).optional(),
      /** `separate`: an axis for each row, where one would hide what the others show. */
      axes: z.enum(["shared", "separate"]).optional(),
      /** Where the numbers come from. */
      source: name.optional(),
    })
    .refine(
      ({ data }) =>
        data.every(([, ...numbers]) =>
          numbers.every((number, index) => number >= (numbers[index - 1] ?? number)),
        ),
      "the five numbers of a row rise from left to right",
    ),
  children: "none",
  toMarkdown({ data, names = [...quartiles], unit, source, ...text }) {
    const table = markdownTable(["", ...names.map(one => `${one}, ${unit}`)], data, true)
    return [figureMarkdown(text), table, sourceMarkdown(source)].filter(Boolean).join("\n\n")
  },
})
