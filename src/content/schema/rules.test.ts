import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { defaultLevels, ruleNames, rules } from "../rules"
import { rulesFile } from "./rules"
import { validate } from "./validate"

const project = join(__dirname, "../../..")

const problemsOf = (data: unknown) =>
  validate(rulesFile, data, { file: "rules.yaml", lineOf: () => 4 }).problems

test("accepts an error, a warning, or a budget as the level of a rule", () => {
  expect(
    problemsOf({
      "missing-alt-text": { "at most": 819 },
      "second-title": "warning",
      "empty-heading": "error",
    }),
  ).toEqual([])
})

test("reports an unknown rule with its line and the nearest one", () => {
  expect(problemsOf({ "missing-alt": "warning", "second-titel": "warning" })).toMatchObject([
    { line: 4, message: 'unknown key "missing-alt"' },
    { line: 4, fix: "write `second-title` instead, or remove the line" },
  ])
})

test.each([["warn"], [{ "at most": -1 }], [{ "at most": "many" }], [{ "at-most": 3 }], [null]])(
  "rejects %j as a level",
  level => {
    expect(problemsOf({ "second-title": level })).toContainEqual({
      file: "rules.yaml",
      line: 4,
      field: expect.stringMatching(/^second-title/),
      message: expect.stringMatching(/^found /),
      fix: "write, for example, `second-title: warning`",
    })
  },
)

test("gives every rule of this site its default level, except that style may be a warning", () => {
  const { "house-style": style, ...levels } = parse(
    readFileSync(join(project, "content/data/rules.yaml"), "utf8"),
  )
  const others = ruleNames.filter(name => name !== "house-style")
  expect(levels).toEqual(
    Object.fromEntries(others.map(name => [name, defaultLevels[name] ?? "error"])),
  )
  expect(["warning", "error"]).toContain(style)
})

test("documents what readers get instead for every rule", () => {
  const guide = readFileSync(join(project, "docs/rules.md"), "utf8")
  const told = [...guide.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)].map(row => row.slice(1))
  expect(told).toEqual(Object.entries(rules))
})
