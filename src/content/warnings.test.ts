import type { Problem } from "./problem"
import { listWarnings, summarizeWarnings } from "./warnings"

const breach = (file: string, line: number, kind: Problem["kind"]): Problem => ({
  file,
  line,
  message: "is worse than it should be",
  fix: "mend it",
  kind,
})

const found = {
  warnings: [
    breach("b.md", 2, "second-title"),
    breach("c.md", 9, "missing-alt-text"),
    breach("a.md", 5, "missing-alt-text"),
  ],
  spare: ["rules.yaml:3 allows empty-heading twice"],
}

test("counts warnings by kind, most frequent first, with the first place of each and the list's file", () => {
  expect(summarizeWarnings(found, "list.txt")).toBe(
    [
      "3 warnings about the content, all listed in list.txt:",
      "  2 missing-alt-text, the first at a.md:5",
      "  1 second-title, the first at b.md:2",
      "rules.yaml:3 allows empty-heading twice",
    ].join("\n"),
  )
})

test("lists every warning below its kind, with what readers get and what to write", () => {
  const list = listWarnings(found)
  expect(list).toMatch(
    /^3 warnings about the content\n\n2 missing-alt-text \(A picture without alt text gets/,
  )
  for (const place of ["a.md:5", "c.md:9", "b.md:2"])
    expect(list).toContain(`\n\n${place}\n    is worse than it should be\n    -> mend it`)
  expect(list.indexOf("c.md:9")).toBeLessThan(list.indexOf("1 second-title"))
})

test("returns nothing when there are no warnings", () => {
  const none = { warnings: [], spare: [] }
  expect([listWarnings(none), summarizeWarnings(none, "list.txt")]).toEqual(["", ""])
})
