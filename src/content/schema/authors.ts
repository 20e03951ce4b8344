import { z } from "zod"
import { closest } from "../../lib/closest"
import type { Problem } from "../problem"
import { authorAddress } from "./address"
import type { ArticleEntry } from "./entry"
import type { InlineAuthor } from "./front-matter/article"
import { authorWithoutEffect } from "./front-matter/without-effect"

/** One author in `authors.yml`. */
export const authorRecord = z.strictObject({
  name: z.string().trim().min(1).meta({ example: "Jane Doe" }),
  title: z.string().meta({ example: "Researcher" }).optional(),
  url: authorAddress.optional(),
  ...authorWithoutEffect,
})

export type AuthorsFile = Record<string, z.infer<typeof authorRecord>>

/** An author as shown on pages. */
export interface Author {
  name: string
  title?: string | null
  url?: string | null
}

/**
 * Returns the authors of an article, given as keys of authors.yml, full records, or both. Reports a
 * problem for each key that authors.yml does not have.
 */
export function authorsOf(
  entry: ArticleEntry,
  known: AuthorsFile,
): { authors: Author[]; problems: Problem[] } {
  const { authors: written, author, author_title, author_url } = entry.frontMatter
  const list = written === undefined ? [] : Array.isArray(written) ? written : [written]
  const authors: Author[] = author
    ? [clean({ name: author, title: author_title, url: author_url })]
    : []
  const problems: Problem[] = []
  for (const item of list) {
    const key = typeof item === "string" ? item : item.key
    const record = key === undefined ? undefined : ownValue(known, key)
    if (key !== undefined && !record) {
      const keys = Object.keys(known)
      const near = closest(key, keys)
      problems.push({
        file: entry.file,
        line: entry.lines?.authors,
        field: "authors",
        message: `unknown author "${key}"`,
        follows: authorsFileOf(entry),
        fix: near
          ? `write \`${near}\` instead`
          : `add "${key}" to ${authorsFileOf(entry)}, or write one of: ${keys.join(", ") || "(none yet)"}`,
      })
      continue
    }
    problems.push(...unshownIn(item, entry))
    authors.push(clean({ ...record, ...(typeof item === "string" ? {} : withoutUndefined(item)) }))
  }
  return { authors, problems }
}

/** Returns an author's keys that Docusaurus shows and this site does not. */
export function unshownKeys(author: object): { field: string; message: string; fix: string }[] {
  return ["socials", "page"]
    .filter(key => Boolean((author as Record<string, unknown>)[key]))
    .map(field => ({
      field,
      message: `\`${field}\` of an author is not shown`,
      fix: "write the address of one account or page as `url`, and remove the key",
    }))
}

const unshownIn = (author: string | object, { file, lines }: ArticleEntry): Problem[] =>
  typeof author === "string"
    ? []
    : unshownKeys(author).map(unshown => ({
        ...{ file, line: lines?.authors },
        ...unshown,
        kind: "unknown-key",
      }))

/** Path of the author list next to an article: `authors.yml` of its section. */
function authorsFileOf({ file, collection }: ArticleEntry): string {
  const folder = `/${collection}/`
  return `${file.slice(0, file.indexOf(folder))}${folder}authors.yml`
}

const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined

function clean({ name, title, url }: Partial<InlineAuthor>): Author {
  return { name: name ?? "", ...(title ? { title } : {}), ...(url ? { url } : {}) }
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== undefined),
  ) as Partial<T>
}
