import { z } from "zod"
import { figureText } from "../parts/figure-schema"

const name = z.string().min(1)
const axis = z.strictObject({
  /** Name of the measure, without its unit. */
  label: name,
  /** Unit written after every number, e.g. "%" or "USDC". */
  unit: z.string().optional(),
})

export const props = z
  .strictObject({
    ...figureText,
    x: axis,
    y: axis,
    /** Name of a point, its x and y, and its group if `groups` names them. */
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
    /** A straight line through the origin; `slope` is in y units per x unit. */
    line: z.strictObject({ slope: z.number().positive(), label: name }).optional(),
    /** Source of the numbers. */
    source: name.optional(),
  })
  .refine(
    ({ data, groups }) =>
      data.every(row => (groups ? row[3] !== undefined && groups.includes(row[3]) : !row[3])),
    'with `groups={["A", "B"]}` every point must end with the name of a group; without `groups` it must end with its second number',
  )
  .refine(
    ({ data }) => new Set(data.map(([label]) => label)).size === data.length,
    "two points have the same name; give each its own",
  )

export type ScatterProps = z.output<typeof props>
