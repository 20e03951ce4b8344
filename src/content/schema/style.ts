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
export const phrasePattern = (phrase: Pick<Phrase, "find">): RegExp =>
  new RegExp(wholeWords([phrase]), `g${flagsOf(phrase)}`)

/**
 * Expressions of which one at least is found wherever a phrase of the list is: most texts hold none, and one search for many is several
 * times as fast as one for each. A phrase that refers to a group of its own stands alone.
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
