/** Citation data of an article. */
export interface Citable {
  title: string
  /** Full names. */
  authors: readonly string[]
  /** ISO date. */
  date: string
  /** Absolute URL. */
  url: string
  /** Series or site that published the article. */
  series: string
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** LaTeX commands for its special characters. */
const commands: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
}

/** BibTeX entry of an article, as `@misc`, which every style supports, unlike `@online`. */
export function bibtex({ title, authors, date, url, series }: Citable): string {
  const [year = "", month = ""] = date.split("-")
  const fields = {
    author: `{${authors.map(asName).join(" and ")}}`,
    // The second pair of braces preserves capitals.
    title: `{{${escapeLatex(title)}}}`,
    // Years and month names take no braces.
    year,
    month: months[Number(month) - 1] ?? "",
    howpublished: `{${escapeLatex(series)}}`,
    url: `{${url}}`,
  }
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== "" && value !== "{}")
    .map(([name, value]) => `  ${name} = ${value}`)
  return `@misc{${keyOf({ title, authors, year })},\n${lines.join(",\n")}\n}`
}

/**
 * Escapes an author's name. A one-word name is not a person's and is put in braces to stay whole.
 */
function asName(name: string): string {
  const escaped = escapeLatex(name)
  return /\s/.test(name.trim()) ? escaped.replaceAll(/\band\b/g, "{and}") : `{${escaped}}`
}

/** Citation key of surname, year, and first long word of the title: `lambert2023perpetual`. */
function keyOf({ title, authors, year }: Pick<Citable, "title" | "authors"> & { year: string }) {
  const surname = authors[0]?.trim().split(/\s+/).at(-1) ?? ""
  const words = title.split(/[^\p{L}\p{N}]+/u)
  const word = words.find(one => one.length > 3) ?? words[0] ?? ""
  return plain(`${surname}${year}${word}`)
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")

function escapeLatex(text: string): string {
  return text.replace(/[\\~^]|[&%$#_{}]/g, char => commands[char] ?? `\\${char}`)
}
