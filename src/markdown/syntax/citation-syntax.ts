import { namesInText, type References, yearInText } from "../../content/schema/references"

/** One work within a citation: `@key`, `-@key` for the year alone, and behind a comma the place in it. */
export interface CitedWork {
  key: string
  yearOnly: boolean
  /** `p. 5`, `section 3.2` */
  place?: string
}

/** `[@…]` in a text; nothing else in brackets begins so. */
export const citationPattern = /\[(-?@[^[\]]*)\]/g

/** Works whose keys a text or its front matter names. */
export function worksNamed(
  text: string,
  listed: readonly string[],
  references: References,
): References {
  const keys = new Set([...listed, ...[...text.matchAll(/@([\w-]+)/g)].map(([, key]) => key)])
  return Object.fromEntries(Object.entries(references).filter(([key]) => keys.has(key)))
}

/** What stands between the brackets: works parted by semicolons; undefined where a part is none. */
export function parseCitation(inner: string): CitedWork[] | undefined {
  const works = inner.split(";").map(part => {
    const [, minus, key, place] = /^\s*(-?)@([^\s,]+)\s*(?:,\s*(.*\S))?\s*$/s.exec(part) ?? []
    return key === undefined ? undefined : { key, yearOnly: minus === "-", place }
  })
  return works.every(work => work !== undefined) ? works : undefined
}

/**
 * Words of a citation: `Black and Scholes (1973, p. 5)`; inside brackets of the author's own, where a second pair
 * would be one too many, `Black and Scholes 1973, p. 5`.
 */
export function citationText(work: CitedWork, references: References, inBrackets: boolean): string {
  const reference = references[work.key]
  if (!reference) return ""
  const year = [yearInText(work.key, references), work.place].filter(Boolean).join(", ")
  const dated = inBrackets ? year : `(${year})`
  return work.yearOnly ? dated : `${namesInText(reference)} ${dated}`
}

/** What stands before the n-th of several works cited together. */
export function separator(index: number, count: number, inBrackets: boolean): string {
  if (index === 0) return ""
  if (inBrackets) return "; "
  return index === count - 1 ? " and " : ", "
}
