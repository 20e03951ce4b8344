import { z } from "zod"

/** Props of every figure: `title` names the picture, and `caption` states what it shows. */
export const figureText = { title: z.string().min(1), caption: z.string().min(1) }

/** Schema of a figure with these props in addition to its texts. */
export const figureSchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...figureText, ...shape })

/** Quote token of all prices; default "USDC". */
export const unit = z.string().min(1).optional()

export const price = z.number().positive()
/** A share or an annualized volatility as a fraction: 0.8 for 80%. */
export const fraction = z.number().min(0).max(1)
export const volatility = z.number().positive().max(10)
export const days = z.number().positive().max(3650)
export const rangeFactor = z.number().gt(1)
export const seed = z.number().int().min(0)

/** Ends of the price axis, lower first. */
export const priceAxis = z
  .tuple([z.number().min(0), price])
  .refine(([low, high]) => low < high, "write the lower price first, for example [1000, 3000]")
