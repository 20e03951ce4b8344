import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import packageJson from "../../package.json"
import { temporaryFolder } from "../../tests/helpers/temporary-project"

const files = Object.fromEntries(
  ["require-packages.cjs", "typescript.mjs"].map(name => [
    `src/build/${name}`,
    readFileSync(`src/build/${name}`, "utf8"),
  ]),
)
const sentence =
  /^The packages that build the site are not installed \(.*\): run `npm ci --include=dev`.*\n$/

test.each([
  ["nothing is installed", {}, "tsx, esbuild"],
  [
    "development packages are left out",
    { "node_modules/esbuild/package.json": "{}", "node_modules/gatsby/package.json": "{}" },
    "tsx",
  ],
])("ends with one sentence that names the fix when %s", (_, installed, missing) => {
  const folder = temporaryFolder({ ...files, "a.ts": "", ...installed })
  const args = ["--import", "./src/build/typescript.mjs", "a.ts"]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" })
  expect(stderr).toMatch(sentence)
  expect(stderr).toContain(`(${missing} not found)`)
  expect(status).toBe(1)
})

test("is loaded first by every npm script that runs TypeScript, and by gatsby-config", () => {
  const commands = Object.values(packageJson.scripts).filter(command =>
    /\bnode .*\.ts\b/.test(command),
  )
  for (const command of commands)
    expect(command).toMatch(/node --import \.\/src\/build\/typescript\.mjs (?:scripts|bench)\//)
  expect(readFileSync("gatsby-config.ts", "utf8")).toMatch(
    /^import ".\/src\/build\/require-packages.cjs"\n/,
  )
})
