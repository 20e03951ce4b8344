import { z } from "zod"
import { closest } from "../../lib/closest"
import { contentName } from "../file-names"
import type { Problem } from "../problem"
import { asMeant, valueAt, type WrittenAt } from "./as-meant"

/** Origin of a value, so that errors can point to it. */
export interface Origin {
  file: string
  /** Line of a top-level key or dotted path, if known. */
  lineOf?: (field: string) => number | undefined
  writtenAt?: WrittenAt
}

export type Validated<T> = { value: T; problems: [] } | { value: undefined; problems: Problem[] }

/** Checks data against a schema. Each issue becomes a Problem that suggests a fix. */
export function validate<Schema extends z.ZodObject>(
  schema: Schema,
  data: unknown,
  origin: Origin,
): Validated<z.infer<Schema>> {
  const { writtenAt } = origin
  const result = schema.safeParse(writtenAt ? asMeant(schema, data, writtenAt) : data)
  if (result.success) return { value: result.data, problems: [] }
  const problems = withoutMisspelt(result.error.issues.flatMap(nearest)).flatMap(issue =>
    problemsOf(issue, schema, data, origin),
  )
  return { value: undefined, problems }
}

/**
 * Same as `validate`, but unknown keys are reported and removed, so that the other keys still
 * count.
 */
export function validateKnown<Schema extends z.ZodObject>(
  schema: Schema,
  data: unknown,
  origin: Origin,
): { value: z.infer<Schema> | undefined; problems: Problem[] } {
  const { value } = validate(schema.strip(), data, origin)
  const problems = validate(schema, data, origin).problems.map((problem): Problem => {
    const [key] = problem.field?.split(".") ?? []
    const isKnown = key === undefined || Object.hasOwn(schema.shape, key)
    return isKnown ? problem : { ...problem, kind: "unknown-key" }
  })
  return { value: value as z.infer<Schema> | undefined, problems }
}

/**
 * Returns issues without missing keys that are present but misspelled, because the misspelling is
 * reported already.
 */
export function withoutMisspelt(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const unknown = issues.flatMap(issue =>
    issue.code === "unrecognized_keys" ? [{ above: issue.path.join("."), keys: issue.keys }] : [],
  )
  return issues.filter(issue => {
    if (unknown.length === 0 || !/received undefined$/.test(issue.message)) return true
    const above = issue.path.slice(0, -1).join(".")
    const key = String(issue.path.at(-1) ?? "")
    return !unknown.some(each => each.above === above && closest(key, each.keys) !== undefined)
  })
}

function problemsOf(
  issue: z.core.$ZodIssue,
  schema: z.ZodObject,
  data: unknown,
  { file, lineOf, writtenAt }: Origin,
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
  if (issue.code === "invalid_type" && issue.path.length === 0) {
    const message = `${describe(data)} instead of keys with values`
    const fix = `write keys with values, one on each line; known keys are ${Object.keys(schema.shape).join(", ")}`
    return [{ file, line: lineOf?.(""), message, fix }]
  }
  const field = issue.path.join(".")
  const top = String(issue.path[0] ?? "")
  const example = exampleFor(schema, issue.path)
    ?.replaceAll("{title}", titleOf(file, data))
    .replaceAll("{name}", nameOf(file))
  const value = valueAt(data, issue.path)
  const written = writtenAt?.(issue.path)
  return [
    {
      file,
      line: lineOf?.(field) ?? lineOf?.(top),
      field: field || undefined,
      message: `${describe(value, written)}: ${issue.message.toLowerCase()}`,
      fix:
        fixOf(issue) ??
        fixForType(issue, written, example) ??
        (example ? `write, for example, \`${example}\`` : elsewhere),
    },
  ]
}

const elsewhere = "see CONTRIBUTING.md for the allowed values"

/** Fix given by the schema itself, if any. */
const fixOf = (issue: z.core.$ZodIssue): string | undefined =>
  issue.code === "custom" && typeof issue.params?.fix === "string" ? issue.params.fix : undefined

/** Fix for a value that YAML read as another type than its author meant. */
function fixForType(
  issue: z.core.$ZodIssue,
  written: string | undefined,
  example: string | undefined,
): string | undefined {
  const expected = issue.code === "invalid_type" ? issue.expected : undefined
  const key = issue.path.at(-1)
  const line = (text: string) => `\`${typeof key === "string" ? `${key}: ` : ""}${text}\``
  if (expected === "boolean") return `write ${line("true")} or ${line("false")}`
  if (expected === "array" && written) return `write ${line(`[${written}]`)}`
  const isText = expected === "string" || issue.code === "invalid_union"
  if (!isText || !/^(?:null|~|)$/i.test(written ?? "text")) return undefined
  const word = written && written !== "~" ? `, the word in quotes (${line(`"${written}"`)})` : ""
  const other = example ? `, or for example ${`\`${example}\``}` : ""
  return `remove it, or write a text${word}${other}`
}

/** Returns the issues of the union member that a value matches most closely. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue]
  const shapes = issue.errors.map(errors => errors.flatMap(nearest))
  // A value of another type fails at the top; one with an issue inside, or with bad content, has
  // the intended type.
  const depth = ({ path, code }: z.core.$ZodIssue) =>
    path.length + (code === "invalid_type" ? 0 : 0.5)
  const depths = shapes.map(errors => Math.max(0, ...errors.map(depth)))
  const best = depths.indexOf(Math.max(...depths))
  if (!depths[best]) return [issue]
  return (shapes[best] ?? []).map(inner => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

const nameOf = (file: string) => contentName(file.replace(/\/(?:index|readme)(\.mdx?)$/i, "$1"))

/** Title that a file has, or else the words of its name. */
function titleOf(file: string, data: unknown): string {
  const written = valueAt(data, ["title"])
  if (typeof written === "string" && written.trim() !== "") return written
  const words = nameOf(file).replace(/[-_]+/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the line to write for a wrong value: that of the innermost key with an example. */
function exampleFor(schema: z.ZodObject, path: readonly PropertyKey[]): string | undefined {
  let line: string | undefined
  let inner: unknown = schema
  for (const step of path) {
    inner = schemaAt(inner, step)
    const example = exampleOf(inner)
    if (example && typeof step === "string") line = `${step}: ${example}`
  }
  return line
}

/** Returns the schema of a key or an item; for a union, that of the first member that has it. */
function schemaAt(schema: unknown, step: PropertyKey): unknown {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), step)
  if (schema instanceof z.ZodUnion)
    return schema.options.map(option => schemaAt(option, step)).find(Boolean)
  if (schema instanceof z.ZodArray) return typeof step === "number" ? schema.element : undefined
  return schema instanceof z.ZodObject ? schema.shape[String(step)] : undefined
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

function describe(value: unknown, written?: string): string {
  if (value === undefined) return "the key is missing"
  if (value === null && written === "") return "found no value"
  const isPlain = value === null || (typeof value === "number" && !Number.isFinite(value))
  const text = isPlain ? (written ?? String(value)) : JSON.stringify(value)
  return `found ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`
}
