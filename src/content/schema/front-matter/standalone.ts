import { z } from "zod"
import { commonFields, shown, text } from "./common"

/** Front matter of a single page below content/pages (policies, samples). */
export const standaloneFrontMatter = z.strictObject({
  ...commonFields,
  wrapperClassName: shown(
    text("Class of the whole page, for style sheets that it imports.", "wide-page"),
  ).optional(),
})

export type StandaloneFrontMatter = z.infer<typeof standaloneFrontMatter>
