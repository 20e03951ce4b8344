import { z } from "zod"
import { figureText } from "../parts/figure-schema"

const value = z.number()

export const barFigure = {
  props: z
    .strictObject({
      ...figureText,
      unit: z.string(),
      data: z
        .array(z.union([z.tuple([z.string(), value]), z.tuple([z.string(), value, value])]))
        .min(1),
      series: z.tuple([z.string(), z.string()]).optional(),
      source: z.string().min(1).optional(),
    })
    .refine(
      ({ data, series }) => data.every(row => row.length === (series ? 3 : 2)),
      'with `series={["A", "B"]}` every row needs two numbers, without it one',
    ),
  children: "none",
} as const
