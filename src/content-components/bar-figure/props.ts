import { z } from "zod"
import { figureText } from "../parts/figure-schema"

const value = z.number()

export const props = z
  .strictObject({
    ...figureText,
    /** Unit of the numbers, e.g. "%" or "USDC". */
    unit: z.string(),
    /** Label and number, or label and two numbers when `series` names them. */
    data: z
      .array(z.union([z.tuple([z.string(), value]), z.tuple([z.string(), value, value])]))
      .min(1),
    series: z.tuple([z.string(), z.string()]).optional(),
    /** Source of the numbers. */
    source: z.string().min(1).optional(),
  })
  .refine(
    ({ data, series }) => data.every(row => row.length === (series ? 3 : 2)),
    'every row needs two numbers with `series={["A", "B"]}`, and one without `series`',
  )

export type BarFigureProps = z.output<typeof props>
