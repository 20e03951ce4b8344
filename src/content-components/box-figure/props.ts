import { z } from "zod"
import { figureText } from "../parts/figure-schema"

const name = z.string().min(1)
const value = z.number()

export const props = z
  .strictObject({
    ...figureText,
    /** Unit of the numbers, e.g. "%" or "USDC". */
    unit: z.string(),
    /**
     * Label and five numbers, lowest first: ends of the line and of the box, with the mark in the
     * middle.
     */
    data: z.array(z.tuple([name, value, value, value, value, value])).min(1),
    /** Names of the five numbers, lowest first; quartiles by default. */
    names: z.tuple([name, name, name, name, name]).optional(),
    /** `separate`: an axis for each row, for rows whose scales differ too much to share one. */
    axes: z.enum(["shared", "separate"]).optional(),
    /** Source of the numbers. */
    source: name.optional(),
  })
  .refine(
    ({ data }) =>
      data.every(([, ...numbers]) =>
        numbers.every((number, index) => number >= (numbers[index - 1] ?? number)),
      ),
    "the five numbers of a row must rise from left to right",
  )

export type BoxFigureProps = z.output<typeof props>
