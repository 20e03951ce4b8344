import type { Problem } from "../problem"
import type { Prose } from "../schema/body"
import type { Entry } from "../schema/entry"
import { anyPhrase, type Phrase, phrasePattern } from "../schema/style"

/** Prose and the file that it stands in. */
export type FileProse = Omit<Prose, "line"> & Pick<Problem, "file" | "line">

/** What readers see of a page: title and description, then its text. */
export function proseOfPage({ file, frontMatter, lines, page }: Entry): FileProse[] {
  const named = (["title", "description", "sidebar_label"] as const).flatMap(field => {
    const text = (frontMatter as Partial<Record<string, unknown>>)[field]
    return typeof text === "string" ? [{ file, text, line: lines?.[field], field }] : []
  })
  return [...named, ...page.prose.map(prose => ({ file, ...prose }))]
}

/** Texts without a phrase of the list, as of the last reading: in develop the next one finds nearly all of them again. */
let clean = { list: "", texts: new Set<string>() }

/** Phrases of the word list in the prose of the site. */
export function checkStyle(texts: readonly FileProse[], phrases: readonly Phrase[]): Problem[] {
  const list = JSON.stringify(phrases)
  const known = clean.list === list ? clean.texts : new Set()
  const patterns = anyPhrase(phrases)
  const isClean = (text: string) => known.has(text) || !patterns.some(pattern => pattern.test(text))
  const others = texts.filter(({ text }) => !isClean(text))
  const told = new Set(others)
  clean = { list, texts: new Set(texts.flatMap(prose => (told.has(prose) ? [] : prose.text))) }
  return others.flatMap(prose =>
    phrases.flatMap(phrase =>
      [...prose.text.matchAll(phrasePattern(phrase))].map(match => problemAt(prose, match, phrase)),
    ),
  )
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
