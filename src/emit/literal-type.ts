/**
 * TypeScript type of exactly one JSON value: arrays are tuples, strings and numbers are literals.
 */
export function literalType(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const inner = `${indent} `
  if (Array.isArray(value)) {
    const items = value.map(item => `${inner}${literalType(item, inner)}`)
    return items.length > 0 ? `readonly [\n${items.join(",\n")}\n${indent}]` : "readonly []"
  }
  const fields = Object.entries(value).map(
    ([key, item]) => `${inner}readonly ${JSON.stringify(key)}: ${literalType(item, inner)}`,
  )
  return fields.length > 0 ? `{\n${fields.join("\n")}\n${indent}}` : "{}"
}
