import { z } from "zod"

const example = z.array(z.string().min(1)).min(1)

/** One line of the word list: a phrase that texts of this site do not use, and what they say. */
const phrase = z.strictObject({
  find: z
    .string()
    .min(2)
    .refine(isPattern, "is no regular expression")
    .describe(
      "Whole words as a regular expression. Small letters match capitals too; a space matches a line break.",
    )
    .meta({ example: "burnt" }),
  write: z.string().min(1).describe("What to write, as a reader of the list would be told.").meta({
    example: '"burned"',
  }),
  why: z.string().min(1).optional(),
  refused: example
    .describe("Sentences that it finds.")
    .meta({ example: "[The tokens were burnt.]" }),
  allowed: example
    .optional()
    .describe("Sentences near it that are good, and that it must not find.")
    .meta({ example: "[The tokens were burned.]" }),
})

/** Schema of `content/data/style.yaml`. */
export const styleFile = z.strictObject({ phrases: z.array(phrase) })

export type Phrase = z.infer<typeof phrase>

/**
 * The expression that finds a phrase of the list: whole words, at any spacing. A phrase without capitals is found at the start
 * of a sentence too.
 */
export function phrasePattern({ find }: Pick<Phrase, "find">): RegExp {
  const source = find.replaceAll(" ", "(?:\\s+)")
  const letters = find.replace(/\\\p{L}(?:\{[^}]*\})?/gu, "")
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`,
    /\p{Lu}/u.test(letters) ? "gu" : "giu",
  )
}

function isPattern(find: string): boolean {
  try {
    phrasePattern({ find })
    return true
  } catch {
    return false
  }
}
