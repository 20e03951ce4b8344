import { z } from "zod"

const example = z.array(z.string().min(1)).min(1)

/** One entry of the word list: a phrase that texts of this site avoid, and its replacement. */
const phrase = z.strictObject({
  find: z
    .string()
    .min(2)
    .refine(isPattern, "is not a valid regular expression")
    .describe(
      "Whole words as a regular expression. Lowercase letters also match capitals; a space also matches a line break.",
    )
    .meta({ example: "burnt" }),
  write: z.string().min(1).describe("Replacement, in words for a reader of the list.").meta({
    example: '"burned"',
  }),
  why: z.string().min(1).optional(),
  refused: example
    .describe("Sentences that the phrase must match.")
    .meta({ example: "[The tokens were burnt.]" }),
  allowed: example
    .optional()
    .describe("Similar, correct sentences that it must not match.")
    .meta({ example: "[The tokens were burned.]" }),
})

/** Schema of `content/data/style.yaml`. */
export const styleFile = z.strictObject({ phrases: z.array(phrase) })

export type Phrase = z.infer<typeof phrase>

/**
 * Returns the expression that finds a phrase of the list: whole words, with any spacing. A phrase
 * without capitals also matches at the start of a sentence.
 */
export const phrasePattern = (phrase: Pick<Phrase, "find">): RegExp =>
  new RegExp(wholeWords([phrase]), `g${flagsOf(phrase)}`)

/**
 * Returns expressions of which at least one matches every text that contains a phrase of the list:
 * most texts contain none, and one combined search is several times as fast as one per phrase. A
 * phrase with a back reference gets its own expression.
 */
export function anyPhrase(phrases: readonly Phrase[]): RegExp[] {
  const groups = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const key = /\\[1-9]/.test(phrase.find) ? phrase.find : flagsOf(phrase)
    groups.set(key, [...(groups.get(key) ?? []), phrase])
  }
  return [...groups.values()].map(
    group => new RegExp(wholeWords(group), group[0] && flagsOf(group[0])),
  )
}

const wholeWords = (phrases: readonly Pick<Phrase, "find">[]) =>
  `(?<![\\p{L}\\p{N}])(?:${phrases.map(({ find }) => find.replaceAll(" ", "(?:\\s+)")).join("|")})(?![\\p{L}\\p{N}])`

const flagsOf = ({ find }: Pick<Phrase, "find">) =>
  /\p{Lu}/u.test(find.replace(/\\\p{L}(?:\{[^}]*\})?/gu, "")) ? "u" : "iu"

function isPattern(find: string): boolean {
  try {
    phrasePattern({ find })
    return true
  } catch {
    return false
  }
}
