import { z } from "zod"
import { commonFields } from "./common"

/** Front matter of a single page below content/pages (policies, samples). */
export const standaloneFrontMatter = z.strictObject({
  ...commonFields,
  wrapperClassName: z.string().meta({ example: "wide" }).optional(),
})

export type StandaloneFrontMatter = z.infer<typeof standaloneFrontMatter>
