import { z } from "zod"
import { commonFields } from "./common"
import { standaloneWithoutEffect } from "./without-effect"

/** Front matter of a single page below content/pages (policies, samples). */
export const standaloneFrontMatter = z.strictObject({
  ...commonFields,
  ...standaloneWithoutEffect,
})

export type StandaloneFrontMatter = z.infer<typeof standaloneFrontMatter>
