import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { loadIn, putFiles, temporaryFolder } from "../../tests/helpers/temporary-project"

const entries = ["index", "emit-worker", "precompile"]

/** Creates a project whose build code imports one value. */
async function project() {
  const sources = entries.map(name => [
    `src/gatsby/${name}.ts`,
    `import { value } from "./value"\nexport const ${name.replace("-", "_")} = value\n`,
  ])
  const folder = temporaryFolder({
    ...Object.fromEntries(sources),
    "src/gatsby/value.ts": 'export const value = "one"\n',
  })
  const { writeBuildCode } = await loadIn(folder, () => import("./load-build-code"))
  const bundle = join(folder, ".build-cache/build-code/index.cjs")
  return { folder, bundle, writeBuildCode, text: () => readFileSync(bundle, "utf8") }
}

test("bundles again when a source or a bundle has changed", async () => {
  const { folder, bundle, writeBuildCode, text } = await project()
  writeBuildCode()
  expect(text()).toContain('"one"')
  putFiles(folder, { "src/gatsby/value.ts": 'export const value = "two"\n' })
  writeBuildCode()
  expect(text()).toContain('"two"')
  writeFileSync(bundle, "torn")
  writeBuildCode()
  expect(text()).toContain('"two"')
  rmSync(bundle)
  writeBuildCode()
  expect(existsSync(bundle)).toBe(true)
})

test("bundles again when its record is truncated or a source was saved meanwhile", async () => {
  const { folder, writeBuildCode, text } = await project()
  const made = join(folder, ".build-cache/build-code/made.json")
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(folder, "src/gatsby/value.ts"), later, later)
  writeBuildCode()
  expect(existsSync(made)).toBe(false)
  putFiles(folder, { ".build-cache/build-code/made.json": "{" })
  putFiles(folder, { "src/gatsby/value.ts": 'export const value = "two"\n' })
  writeBuildCode()
  expect(text()).toContain('"two"')
})

test("bundles again in a copy of the project when its sources differ", async () => {
  const { folder, writeBuildCode } = await project()
  writeBuildCode()
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  putFiles(copy, { "src/gatsby/value.ts": 'export const value = "two"\n' })
  const copied = await loadIn(copy, () => import("./load-build-code"))
  copied.writeBuildCode()
  expect(readFileSync(join(copy, ".build-cache/build-code/index.cjs"), "utf8")).toContain('"two"')
})

test("leaves bundles alone when the sources are unchanged", async () => {
  const { folder, bundle, writeBuildCode } = await project()
  writeBuildCode()
  const made = join(folder, ".build-cache/build-code/made.json")
  for (const file of [bundle, made]) utimesSync(file, 1000, 1000)
  writeBuildCode()
  expect([bundle, made].map(file => statSync(file).mtimeMs)).toEqual([1_000_000, 1_000_000])
})
