import { z } from "zod"
import { compareText } from "../../lib/compare-text"

/** One work in content/data/references.yaml. Pages cite it by its key: `[@black-scholes-1973]`. */
export const referenceRecord = z.strictObject({
  authors: z
    .array(z.string().min(1))
    .min(1)
    .describe("People as initials and surname (`J. Doe`), organizations by their names.")
    .meta({ example: "[J. Doe, R. Roe]" }),
  year: z.number().int().min(1600).max(2100).meta({ example: "2024" }).optional(),
  title: z.string().min(1).meta({ example: "Title of the work" }),
  venue: z
    .string()
    .describe("Journal with volume and pages, publisher, archive or site.")
    .meta({ example: "Name of the Journal 12(3), 45–67" })
    .optional(),
  link: z
    .string()
    .regex(/^https:\/\/\S+$/, "is not an address that starts with https://")
    .meta({ example: "https://doi.org/10.1234/example" })
    .optional(),
})

export type Reference = z.infer<typeof referenceRecord>
export type References = Readonly<Record<string, Reference>>

/** Format of a key, which distinguishes citations from other text in brackets. */
export const referenceKey = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** `F. Black` -> `Black`; a name without initials belongs to an organization and stays whole. */
export function surname(author: string): string {
  return author.replace(/^(?:\p{Lu}\.[\s-]?)+/u, "").trim()
}

/** Authors in a citation: one, both, or the first and "et al.". */
export function namesInText({ authors }: Reference): string {
  const [first = "", second] = authors.map(surname)
  if (authors.length > 2) return `${first} et al.`
  return second === undefined ? first : `${first} and ${second}`
}

/**
 * Year of a work, with a letter if its authors have several works of that year: 1973, 2021b, n.d.
 * @param references the works of the page, so that only works of the same page get a letter
 */
export function yearInText(key: string, references: References): string {
  const work = references[key]
  if (!work) return ""
  const year = work.year === undefined ? "n.d." : String(work.year)
  const alike = Object.keys(references)
    .filter(other => isAlike(references[other], work))
    .sort(compareText)
  if (alike.length < 2) return year
  const letter = String.fromCharCode("a".charCodeAt(0) + alike.indexOf(key))
  return work.year === undefined ? `${year}-${letter}` : `${year}${letter}`
}

function isAlike(other: Reference | undefined, work: Reference): boolean {
  return other !== undefined && other.year === work.year && namesInText(other) === namesInText(work)
}

/** All authors in a reference list: `F. Black and M. Scholes`. */
export function allNames({ authors }: Reference): string {
  const last = authors.at(-1) ?? ""
  return authors.length > 1 ? `${authors.slice(0, -1).join(", ")} and ${last}` : last
}

/** Keys in the order of a reference list: by surnames, then by year. */
export function inListOrder(keys: Iterable<string>, references: References): string[] {
  const place = (key: string) => {
    const work = references[key]
    const names = work?.authors.map(surname).join(" ").toLowerCase() ?? ""
    return `${names} ${yearInText(key, references)} ${key}`
  }
  return [...new Set(keys)].sort((a, b) => compareText(place(a), place(b)))
}

/** `Black & Scholes 1973` -> `black-scholes-1973`. */
export const toKey = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join("-") ?? "author-2024"
