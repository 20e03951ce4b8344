import { checkWorkflow } from "./check-workflow"

const job = (...lines: string[]) =>
  ["on: push", "jobs:", "  a:", ...lines.map(line => `    ${line}`)].join("\n")
const expression = (text: string) => `\${{ ${text} }}`

test.each([
  ["runs-on: ubuntu-24.04", "steps: [{ run: npm test }]"],
  ["runs-on: ubuntu-24.04-arm", "if: vars.X == 'yes'", "steps: [{ run: npm test }]"],
  [
    "runs-on: macos-15",
    "permissions: { attestations: write, id-token: write, models: read }",
    "steps: [{ run: npm test }]",
  ],
  ["runs-on: [self-hosted, gpu]", `steps: [{ run: 'echo ${expression("vars.Y")}', shell: bash }]`],
  ["runs-on: windows-2025", "steps: [{ run: 'if ($a) { exit 1 }', shell: pwsh }]"],
  [
    "runs-on: ubuntu-latest",
    "strategy: { matrix: { os: [a, b] } }",
    `steps: [{ run: 'if [ ${expression("matrix.os")} = a ]; then exit 1; fi' }]`,
  ],
])("accepts a valid workflow: %s, %s", async (...lines) => {
  expect(await checkWorkflow("site.yml", job(...lines))).toEqual([])
})

test.each([
  [["runs-on: x", "stepz: []", "steps: [{ run: x }]"], "5:5 Unexpected value 'stepz'"],
  [["runs-on: x", "permissions: { contants: read }", "steps: [{ run: x }]"], "'contants'"],
  [["runs-on: x", "if: githb.ref == 'x'", "steps: [{ run: x }]"], "5:9 Unrecognized named-value"],
  [["runs-on: x", "if: startWith(github.ref, 'x')", "steps: [{ run: x }]"], "'startWith'"],
  [["runs-on: x", "needs: zzz", "steps: [{ run: x }]"], "at least one job with no dependencies"],
  [["runs-on: x", "timeout-minutes: soon", "steps: [{ run: x }]"], "'soon'"],
  [["runs-on: x", "steps: [{ run: x, uses: actions/checkout@v4 }]"], "'uses'"],
  [["runs-on: x", "steps: [{ run: x, id: a }, { run: x, id: a }]"], "more than once"],
  [["runs-on: x", "steps: [{ run: 'if [ a ]; then x' }]"], "5:20 bash cannot parse this script"],
  [["runs-on: x", "steps:", "  - run: |", '      echo "a'], "6:14 bash cannot parse this script"],
  [["runs-on: x", "steps: [{ run: x"], "site.yml:5:"],
])("reports a mistake with its line and column: %j", async (lines, problem) => {
  const found = await checkWorkflow("site.yml", job(...lines))
  expect(found.join("\n")).toContain(problem)
  expect(found[0]).toMatch(/^site\.yml:\d+:\d+ /)
})

test.each([
  ["on: pushh", "'pushh'"],
  ["on: { schedule: [{ cron: 99 3 * * * }] }", "Invalid cron expression"],
])("reports %s", async (on, problem) => {
  const text = job("runs-on: x", "steps: [{ run: x }]").replace("on: push", on)
  expect((await checkWorkflow("site.yml", text)).join("\n")).toContain(problem)
})
