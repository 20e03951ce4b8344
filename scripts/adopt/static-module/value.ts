/** Static value of code. Calculations, functions, and packages are `undefined`. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Value[]
  | { [key: string]: Value }

/** Code whose value is known only at run time. */
export interface Unread {
  file: string
  line: number
  /** Shortened code. */
  code: string
  /** Keys that lead to the value, such as `presets.docs.path`. */
  key: string
}

export function isRecord(value: Value): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Values of a list, a single value as a list, or an empty list. */
export const listOf = (value: Value): Value[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

export const textOf = (value: Value) => (typeof value === "string" ? value : undefined)
export const recordOf = (value: Value) => (isRecord(value) ? value : {})
