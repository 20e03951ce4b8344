import { hide } from "./hidden-characters"

/**
 * A class member in the syntax of the drawing program: `Type name` for `name: Type`, `List<int>`
 * for `List~int~`, and the mark of a static or abstract member after its name.
 */
export function classMember(written: string): string {
  const [, visibility = "", rest = ""] = /^([+\-#~]?)\s*(.*)$/.exec(generics(written)) ?? []
  const [, name, params, early = "", returned = "", late = ""] =
    /^([^(]+?)\((.*?)\)\s*([$*]?)\s*:?\s*(.*?)([$*]?)$/.exec(rest) ?? []
  if (name !== undefined)
    return `${visibility}${name}${early || late}(${params}) ${returned}`.trim()
  const [, before, field, after, mark = ""] =
    /^(?:(\w+<.*>|[^\s:]+)\s+)?(\w+)(?:\s*:\s*(.*?))?\s*([$*]?)$/.exec(rest) ?? []
  const type = before ?? after
  // The program takes the first word as the type.
  return field !== undefined && type
    ? `${visibility}${type.replace(/\s/g, hide)} ${field}${mark}`
    : `${visibility}${rest}`
}

/** Converts `List~List~int~~` to `List<List<int>>`, the innermost first. */
export function generics(text: string): string {
  const inner = text.replace(/(\w)~([^~]*)~(?!\w)/, "$1<$2>")
  return inner === text ? text : generics(inner)
}
