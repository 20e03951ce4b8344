import fc from "fast-check"
import { type Files, ofText, place, within } from "./change"
import { yamlLine, yamlText } from "./text-mutations"

const yaml = /\.ya?ml$/
const json = /\.json$/

/** Values that often break programs. */
const values: unknown[] = [
  null,
  "",
  -1,
  1e308,
  [],
  {},
  "javascript:alert(1)",
  "../../x",
  "\u0000",
  { ["__proto__"]: 1 },
]

const deep: Record<string, (levels: number) => string> = {
  lists: levels => "[".repeat(levels) + "]".repeat(levels),
  objects: levels => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`,
}

export const dataMutations = (files: Files) => [
  ofText("line of YAML", files, yaml, [
    fc.record({ line: yamlLine, indent: place, at: place }),
    (text, { line, indent, at }) => {
      const rows = text.split("\n")
      const indentation = /^ */.exec(rows[within(indent, rows.length)] ?? "")?.[0] ?? ""
      const added = yamlText(line).split("\n")
      rows.splice(within(at, rows.length + 1), 0, ...added.map(row => indentation + row))
      return rows.join("\n")
    },
  ]),
  ofText("value in YAML", files, yaml, [
    fc.tuple(
      place,
      fc.constantFrom(
        "",
        "[]",
        "{}",
        "null",
        "1e999",
        "javascript:alert(1)",
        "'\\0'",
        "*a",
        "__proto__",
      ),
    ),
    (text, [at, instead]) => replaceNth(text, /: .+$/gm, at, `: ${instead}`),
  ]),
  ofText("value in JSON", files, json, [
    fc.tuple(place, fc.oneof(fc.constantFrom(...values), fc.jsonValue())),
    (text, [at, instead]) => {
      let count = 0
      JSON.parse(text, (_, value) => {
        count++
        return value
      })
      let left = within(at, count)
      return JSON.stringify(
        JSON.parse(text, (_, value) => (left-- === 0 ? instead : value)),
        null,
        2,
      )
    },
  ]),
  ofText("key in JSON", files, json, [
    fc.tuple(
      place,
      fc.constantFrom('"__proto__":', '"constructor":', '"unknown":', '"":', "key:", '"'),
    ),
    (text, [at, key]) => replaceNth(text, /"[\w-]+":/g, at, key),
  ]),
  ofText("other data", files, /\.(?:json|ya?ml)$/, [
    fc.oneof(
      fc.constantFrom("", "null", "true", "- a\n- b", "a: b", "---\n---\n", "[1, 2"),
      fc.json(),
    ),
    (_, text) => text,
  ]),
  ofText("deep JSON", files, json, [
    fc.tuple(fc.constantFrom(...Object.keys(deep)), fc.constantFrom(200, 20_000)),
    (_, [kind, levels]) => deep[kind]?.(levels) ?? "",
  ]),
]

function replaceNth(text: string, pattern: RegExp, at: number, instead: string): string {
  const found = [...text.matchAll(pattern)]
  const match = found[within(at, found.length)]
  if (!match) return text
  return text.slice(0, match.index) + instead + text.slice(match.index + match[0].length)
}
