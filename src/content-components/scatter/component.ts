import { z } from "zod"
import { defineComponent } from "../../content/schema/component"
import { figureText } from "../parts/figure-schema"
import { figureMarkdown, sourceMarkdown } from "../parts/figure-twin"
import { markdownTable } from "../parts/markdown-table"
import { markdownText } from "../parts/markdown-text"

const name = z.string().min(1)
const axis = z.strictObject({
  /** What is measured, without its unit. */
  label: name,
  /** Written behind every number, e.g. "%" or "USDC". */
  unit: z.string().optional(),
})

export const component = defineComponent({
  props: z
    .strictObject({
      ...figureText,
      x: axis,
      y: axis,
      /** Name of a point, where it lies across and up, and its group where `groups` names them. */
      data: z
        .array(
          z.union([
            z.tuple([name, z.number(), z.number()]),
            z.tuple([name, z.number(), z.number(), name]),
          ]),
        )
        .min(2),
      /** The first group is drawn filled, the second hollow. */
      groups: z.tuple([name, name]).optional(),
      /** A straight line through the origin, of this rise for each step across. */
      line: z.strictObject({ slope: z.number().positive(), label: name }).optional(),
      /** Where the numbers come from. */
      source: name.optional(),
    })
    .refine(
      ({ data, groups }) =>
        data.every(row => (groups ? row[3] !== undefined && groups.includes(row[3]) : !row[3])),
      'with `groups={["gained", "lost"]}` every point ends with one of them, without it with its second number',
    )
    .refine(
      ({ data }) => new Set(data.map(([label]) => label)).size === data.length,
      "two points have the same name; name each apart",
    ),
  children: "none",
  toMarkdown({ data, x, y, groups, line, source, ...text }) {
    const heads = [x, y].map(({ label, unit }) => (unit ? `${label}, ${unit}` : label))
    const table = markdownTable(["", ...heads, ...(groups ? ["Group"] : [])], data, true)
    const drawn =
      line && `Line through the origin, slope ${line.slope}: ${markdownText(line.label)}.`
    return [figureMarkdown(text), table, drawn, sourceMarkdown(source)].filter(Boolean).join("\n\n")
  },
})
