import { foldConsequences } from "./fold-consequences"
import { formatProblem, type Problem } from "./problem"

const problem = (file: string, more: Partial<Problem> = {}): Problem => ({
  file,
  line: 1,
  message: `wrong in ${file}`,
  fix: "mend it",
  ...more,
})
const unknownTag = (file: string) => problem(file, { follows: "content/blog/tags.yml" })

test("counts the problems that follow from an unreadable file with its first mistake", () => {
  const folded = foldConsequences([
    unknownTag("content/blog/a.md"),
    unknownTag("content/blog/b.md"),
    problem("content/blog/tags.yml", { line: 3, blocks: true }),
    problem("content/blog/tags.yml", { line: 5, follows: "content/blog/tags.yml" }),
    problem("content/blog/c.md"),
  ])
  expect(folded.map(({ file, consequences }) => [file, consequences])).toEqual([
    ["content/blog/c.md", undefined],
    ["content/blog/tags.yml", 3],
  ])
  expect(formatProblem(folded[1] ?? problem(""))).toMatch(
    /\n {4}and 3 further problems that follow from it$/,
  )
})

test("treats a data folder and the end of a path as causes", () => {
  const folded = foldConsequences([
    problem("content/docs/a.md", { follows: "content/contracts" }),
    problem("content/contracts/v1.0.json", { blocks: true }),
    problem("content/docs/b.md", { follows: "data/references.yaml" }),
    problem("content/data/references.yaml", { blocks: true }),
  ])
  expect(folded.map(({ file }) => file)).toEqual([
    "content/contracts/v1.0.json",
    "content/data/references.yaml",
  ])
})

test("hides nothing when a mistake leaves the file readable", () => {
  const problems = [unknownTag("content/blog/a.md"), problem("content/blog/tags.yml")]
  expect(foldConsequences(problems)).toHaveLength(2)
})
