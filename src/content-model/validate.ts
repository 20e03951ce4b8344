import { distance } from "fastest-levenshtein"
import type { z } from "zod"
import type { Problem } from "./problem"

/** Where a value came from, so that an error can point there. */
export interface Origin {
  file: string
  /** Line of a top-level key or dotted path, when known. */
  lineOf?: (field: string) => number | undefined
}

export type Validated<T> = { value: T; problems: [] } | { value: undefined; problems: Problem[] }

/** Checks data against a schema; every issue becomes a Problem that says what to write instead. */
export function validate<Schema extends z.ZodObject>(
  schema: Schema,
  data: unknown,
  origin: Origin,
): Validated<z.infer<Schema>> {
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  const problems = result.error.issues.flatMap(issue => problemsOf(issue, schema, data, origin))
  return { value: undefined, problems }
}

function problemsOf(
  issue: z.core.$ZodIssue,
  schema: z.ZodObject,
  data: unknown,
  { file, lineOf }: Origin,
): Problem[] {
  if (issue.code === "unrecognized_keys" && issue.path.length === 0) {
    const known = Object.keys(schema.shape)
    return issue.keys.map(key => {
      const near = closest(key, known)
      return {
        file,
        line: lineOf?.(key),
        field: key,
        message: `unknown key "${key}"`,
        fix: near
          ? `write \`${near}\` instead, or remove the line`
          : `remove the line; known keys are ${known.join(", ")}`,
      }
    })
  }
  const field = issue.path.join(".")
  const top = String(issue.path[0] ?? "")
  const example = exampleOf(schema.shape[top])
  return [
    {
      file,
      line: lineOf?.(field) ?? lineOf?.(top),
      field: field || undefined,
      message: `${describe(valueAt(data, issue.path))}: ${issue.message.toLowerCase()}`,
      fix: example
        ? `write for example \`${top}: ${example}\``
        : "see CONTRIBUTING.md for the allowed values",
    },
  ]
}

function exampleOf(schema: unknown): string | undefined {
  const candidate = schema as {
    meta?: () => { example?: unknown } | undefined
    unwrap?: () => unknown
  }
  const example = candidate?.meta?.()?.example
  if (typeof example === "string") return example
  return candidate?.unwrap ? exampleOf(candidate.unwrap()) : undefined
}

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  )
}

function describe(value: unknown): string {
  if (value === undefined) return "the key is missing"
  const text = JSON.stringify(value) ?? String(value)
  return `found ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`
}

/** The known word nearest to a mistyped one, if any is near enough to be meant. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map(candidate => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= Math.max(2, Math.floor(word.length / 3)))
  return ranked.sort((a, b) => a.edits - b.edits)[0]?.candidate
}
