import { namesInText, type References, yearInText } from "../../content/schema/references"

/** A work in a citation: `@key`, `-@key` for the year alone, and after a comma the place in it. */
export interface CitedWork {
  key: string
  yearOnly: boolean
  /** Place in the work, such as `p. 5` or `section 3.2`. */
  place?: string
}

/** Matches `[@…]` in a text; nothing else in brackets begins like that. */
export const citationPattern = /\[(-?@[^[\]]*)\]/g

/** Works whose keys appear in a text or its front matter. */
export function worksNamed(
  text: string,
  listed: readonly string[],
  references: References,
): References {
  const keys = new Set([...listed, ...[...text.matchAll(/@([\w-]+)/g)].map(([, key]) => key)])
  return Object.fromEntries(Object.entries(references).filter(([key]) => keys.has(key)))
}

/**
 * Parses the text between the brackets: works separated by semicolons. Returns undefined if a part
 * is not a work.
 */
export function parseCitation(inner: string): CitedWork[] | undefined {
  const works = inner.split(";").map(part => {
    const [, minus, key, place] = /^\s*(-?)@([^\s,]+)\s*(?:,\s*(.*\S))?\s*$/s.exec(part) ?? []
    return key === undefined ? undefined : { key, yearOnly: minus === "-", place }
  })
  return works.every(work => work !== undefined) ? works : undefined
}

/**
 * Text of a citation: `Black and Scholes (1973, p. 5)`, or `Black and Scholes 1973, p. 5` inside
 * the author's own brackets, to avoid nested ones.
 */
export function citationText(work: CitedWork, references: References, inBrackets: boolean): string {
  const reference = references[work.key]
  if (!reference) return ""
  const year = [yearInText(work.key, references), work.place].filter(Boolean).join(", ")
  const dated = inBrackets ? year : `(${year})`
  return work.yearOnly ? dated : `${namesInText(reference)} ${dated}`
}

/** Text before the n-th of several works cited together. */
export function separator(index: number, count: number, inBrackets: boolean): string {
  if (index === 0) return ""
  if (inBrackets) return "; "
  return index === count - 1 ? " and " : ", "
}
