import type { Citable } from "./bibtex"

/**
 * The article as a CITATION.cff file, format 1.2.0 (https://citation-file-format.github.io), which
 * reference managers read.
 */
export function cff({ title, authors, date, url, series }: Citable): string {
  const [year = "", month = ""] = date.split("-")
  const people = (indent: string) => [
    `${indent}authors:`,
    ...authors.flatMap(name => personLines(name).map(line => `${indent}  ${line}`)),
  ]
  return [
    "cff-version: 1.2.0",
    "message: Please cite the article that these data belong to.",
    "type: dataset",
    `title: ${quoted(`Data of: ${title}`)}`,
    ...people(""),
    `date-released: ${quoted(date.slice(0, 10))}`,
    `url: ${quoted(url)}`,
    "preferred-citation:",
    "  type: article",
    `  title: ${quoted(title)}`,
    ...people("  "),
    `  journal: ${quoted(series)}`,
    `  year: ${Number(year)}`,
    `  month: ${Number(month)}`,
    `  url: ${quoted(url)}`,
    "",
  ].join("\n")
}

/** Lines of one author. A one-word name is not a person's. */
function personLines(name: string): string[] {
  const words = name.trim().split(/\s+/)
  if (words.length < 2) return [`- name: ${quoted(name)}`]
  return [
    `- family-names: ${quoted(words.at(-1) ?? "")}`,
    `  given-names: ${quoted(words.slice(0, -1).join(" "))}`,
  ]
}

/** JSON strings are valid YAML strings. */
const quoted = (text: string) => JSON.stringify(text)
