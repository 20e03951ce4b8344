import type { Problem } from "../../content/problem"
import type { RuleLevels } from "../../content/schema/rules"
import { judge } from "./judge"

const breach = (file: string, kind?: Problem["kind"]): Problem => ({
  file,
  line: 3,
  message: "is wrong",
  fix: "mend it",
  kind,
})

const days: Record<string, string> = { "old.md": "2022-01-01", "new.md": "2024-01-01" }

const judged = (problems: Problem[], levels: RuleLevels) =>
  judge(problems, { levels, file: "rules.yaml", lineOf: () => 7 }, file => days[file])

const pictures = ["new.md", "old.md", "written-now.md"].map(file =>
  breach(file, "missing-alt-text"),
)

test("treats a broken rule as an error by default", () => {
  expect(judged(pictures, {})).toEqual({ errors: pictures, warnings: [], spare: [] })
})

test("treats one rule as a warning, but other rules and problems without a rule as errors", () => {
  const others = [breach("a.md"), breach("b.md", "second-title")]
  expect(judged([...pictures, ...others], { "missing-alt-text": "warning" })).toEqual({
    errors: others,
    warnings: pictures,
    spare: [],
  })
})

test("reports nothing about a budget that is exactly used up", () => {
  expect(judged(pictures, { "missing-alt-text": { "at most": 3 } })).toEqual({
    errors: [],
    warnings: pictures,
    spare: [],
  })
})

test("reports an exceeded budget as one error of rules.yaml that names the newest excess problems", () => {
  const { errors, warnings } = judged(pictures, { "missing-alt-text": { "at most": 1 } })
  expect(warnings).toEqual(pictures)
  expect(errors).toEqual([
    {
      file: "rules.yaml",
      line: 7,
      field: "missing-alt-text",
      message:
        "the content breaks this rule 3 times, 2 more than the budget allows; the newest: written-now.md:3, new.md:3",
      fix: "fix 2 of them; `npm run content -- --warnings` lists all of them, each with what to write",
    },
  ])
})

test("names at most five problems", () => {
  const many = Array.from({ length: 20 }, (_, index) => breach(`p${index}.md`, "empty-heading"))
  const [error] = judged(many, { "empty-heading": { "at most": 0 } }).errors
  expect(error?.message.match(/\.md:3/g)).toHaveLength(5)
})

test("reports a budget larger than needed with the number to write", () => {
  const levels: RuleLevels = {
    "missing-alt-text": { "at most": 10 },
    "second-title": { "at most": 1 },
  }
  expect(judged(pictures, levels).spare).toEqual([
    "rules.yaml:7 allows missing-alt-text 10 times: write `at most: 3`, so that new ones are reported",
    "rules.yaml:7 allows second-title once: write `error`, so that new ones are reported",
  ])
})

test("counts a problem that two checks found once against a budget", () => {
  const twice = [...pictures, ...pictures]
  expect(judged(twice, { "missing-alt-text": { "at most": 3 } }).errors).toEqual([])
})
