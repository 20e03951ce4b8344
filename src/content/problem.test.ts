import { compareText } from "../lib/compare-text"
import { formatProblems, type Problem, problemsByKind, sortProblems } from "./problem"

function problem(file: string, line?: number, message = "is wrong"): Problem {
  return { file, line, message, fix: "mend it" }
}

test("formats a problem with its file, line, field, and fix", () => {
  expect(formatProblems([{ ...problem("a.md", 3), field: "title" }])).toBe(
    "1 problem in the content:\n\na.md:3 (title)\n    is wrong\n    -> mend it",
  )
})

test("names only the file when a problem has no line", () => {
  expect(formatProblems([problem("a.md")])).toContain("\na.md\n")
})

test("sorts problems by file, line, and message", () => {
  const sorted = sortProblems([
    problem("b.md", 1),
    problem("a.md", 10),
    problem("a.md", 9, "z"),
    problem("a.md", 9, "y"),
    problem("a.md"),
  ])
  expect(sorted.map(({ file, line, message }) => [file, line, message])).toEqual([
    ["a.md", undefined, "is wrong"],
    ["a.md", 9, "y"],
    ["a.md", 9, "z"],
    ["a.md", 10, "is wrong"],
    ["b.md", 1, "is wrong"],
  ])
})

test("lists and counts a problem once when two checks found it", () => {
  expect(formatProblems([problem("a.md", 1), problem("a.md", 1)])).toMatch(/^1 problem /)
})

test("orders texts by code units in every locale", () => {
  expect(["ä", "b", "a", "Z"].sort(compareText)).toEqual(["Z", "a", "b", "ä"])
})

test("groups problems by the rule they break, the most frequent first, each once", () => {
  const title = { ...problem("a.md", 2), kind: "second-title" } as const
  const alone = problem("c.md")
  const alt = { ...problem("b.md", 1), kind: "missing-alt-text" } as const
  const more = { ...alt, file: "a.md" }
  expect(problemsByKind([title, alt, alone, more, alt])).toEqual([
    { kind: "missing-alt-text", problems: [more, alt] },
    { kind: undefined, problems: [alone] },
    { kind: "second-title", problems: [title] },
  ])
})
