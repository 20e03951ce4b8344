import type { z } from "zod"

/** Returns a value's source text by its path. */
export type WrittenAt = (path: readonly PropertyKey[]) => string | undefined

type Change = { path: readonly PropertyKey[]; value: unknown }

/**
 * Converts values that YAML read as another type than the schema expects: `title: 1.10` becomes the
 * source text, `sidebar_position: "3"` a number, `draft: "true"` a boolean. Ambiguous values stay,
 * and the schema reports them.
 */
export function asMeant(schema: z.ZodType, data: unknown, writtenAt: WrittenAt): unknown {
  const issues = schema.safeParse(data).error?.issues ?? []
  const changes = issues.flatMap(issue => changesFor(issue, [], data, writtenAt) ?? [])
  if (changes.length === 0) return data
  const meant = structuredClone(data)
  for (const { path, value } of changes) {
    const holder = valueAt(meant, path.slice(0, -1)) as Record<PropertyKey, unknown>
    holder[path.at(-1) ?? ""] = value
  }
  return meant
}

/** Returns the changes that resolve an issue, or undefined if there are none. */
function changesFor(
  issue: z.core.$ZodIssue,
  above: readonly PropertyKey[],
  data: unknown,
  writtenAt: WrittenAt,
): Change[] | undefined {
  const path = [...above, ...issue.path]
  if (issue.code === "invalid_union") {
    for (const shape of issue.errors) {
      const changes = shape.map(inner => changesFor(inner, path, data, writtenAt))
      if (changes.length > 0 && changes.every(change => change !== undefined)) return changes.flat()
    }
    return undefined
  }
  if (issue.code !== "invalid_type" || path.length === 0) return undefined
  const value = convert(valueAt(data, path), issue.expected, writtenAt(path))
  return value === undefined ? undefined : [{ path, value }]
}

function convert(value: unknown, expected: string, written: string | undefined): unknown {
  if (expected === "string" && (typeof value === "number" || typeof value === "boolean"))
    return written ?? String(value)
  if (typeof value !== "string") return undefined
  const text = value.trim()
  if (expected === "boolean" && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === "true"
  if (/^(?:number|int)$/.test(expected) && /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text))
    return Number(text)
  return undefined
}

export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  )
}
