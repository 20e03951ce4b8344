import type { Problem } from "../../content/problem"
import type { Prose } from "../../content/schema/body"
import type { Entry } from "../../content/schema/entry"
import { anyPhrase, type Phrase, phrasePattern } from "../../content/schema/style"

/** Prose and its source file. */
export type FileProse = Omit<Prose, "line"> & Pick<Problem, "file" | "line">

/** Prose that readers see on a page: its title and description, then its text. */
export const proseOfPage = (entry: Entry): FileProse[] => [...namesOf(entry), ...textOf(entry)]

function namesOf({ file, frontMatter, lines }: Entry): FileProse[] {
  return (["title", "description", "sidebar_label"] as const).flatMap(field => {
    const text = (frontMatter as Partial<Record<string, unknown>>)[field]
    return typeof text === "string" ? [{ file, text, line: lines?.[field], field }] : []
  })
}

const textOf = ({ file, page }: Entry): FileProse[] => page.prose.map(prose => ({ file, ...prose }))

/** Finds phrases from the word list in the site's prose. */
export function checkStyle(texts: readonly FileProse[], phrases: readonly Phrase[]): Problem[] {
  const patterns = anyPhrase(phrases)
  return texts
    .filter(({ text }) => patterns.some(pattern => pattern.test(text)))
    .flatMap(prose =>
      phrases.flatMap(phrase =>
        [...prose.text.matchAll(phrasePattern(phrase))].map(match =>
          problemAt(prose, match, phrase),
        ),
      ),
    )
}

/**
 * Finds phrases from the word list in pages.
 * @param known digests of texts that are known to contain none
 * @returns the problems, and the digests of all texts that contain none
 */
export function checkPageStyle(
  entries: readonly Entry[],
  phrases: readonly Phrase[],
  known: ReadonlySet<string>,
): { problems: Problem[]; clean: string[] } {
  const unknown = entries.filter(({ page }) => !known.has(page.digest))
  const found = checkStyle(unknown.flatMap(textOf), phrases)
  const told = new Set(found.map(({ file }) => file))
  return {
    problems: [...checkStyle(entries.flatMap(namesOf), phrases), ...found],
    clean: entries.flatMap(({ file, page }) => (told.has(file) ? [] : page.digest)),
  }
}

function problemAt(
  { file, text, line, field }: FileProse,
  match: RegExpExecArray,
  { write, why }: Phrase,
): Problem {
  const above = text.slice(0, match.index).split("\n").length - 1
  const found = match[0].replace(/\s+/g, " ")
  return {
    file,
    line: line && line + above,
    field,
    message: `"${found}" is on the word list${why ? `: ${why}` : ""}`,
    fix: `write ${write}`,
    kind: "house-style",
  }
}
