import { rmSync } from "node:fs"
import { join } from "node:path"
import webpack, { type Compilation } from "webpack"
import { putFiles, temporaryFolder } from "../../../tests/helpers/temporary-project"
import { areUnchanged, type InputFiles, inputFiles } from "./input-files"

jest.setTimeout(60_000)

/** Bundles a folder, and returns the files that the run read. */
async function read(folder: string, start = Date.now() + 60_000): Promise<InputFiles | undefined> {
  const compiler = webpack({
    ...{ mode: "development", context: folder, entry: "./src/index.js" },
    output: { path: join(folder, "out") },
  })
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((error, stats) =>
      stats && !stats.hasErrors() ? resolve(stats.compilation) : reject(error ?? stats),
    )
  })
  return inputFiles(compilation, folder, start)
}

async function project(): Promise<{ folder: string; again: () => boolean }> {
  const folder = temporaryFolder({
    "src/index.js": "import './part'; import 'package'",
    "src/part/index.js": "export default 1",
    "node_modules/package/index.js": "export default 2",
    "node_modules/package/package.json": '{ "name": "package", "version": "1.0.0" }',
    "package.json": "{}",
  })
  const found = await read(folder)
  if (!found) throw new Error("the run can't be known again")
  return { folder, again: () => areUnchanged(found, folder) }
}

test("matches a run when the files that it read are unchanged, whatever else is written", async () => {
  const { folder, again } = await project()
  expect(again()).toBe(true)
  putFiles(folder, {
    "src/other.js": "",
    "notes.md": "",
    "src/index.js": "import './part'; import 'package'",
  })
  expect(again()).toBe(true)
})

test.each([
  ["a file that was read has changed", { "src/part/index.js": "export default 3" }],
  ["a new file stands before the one that was read", { "src/part.js": "export default 3" }],
  ["settings of packages have changed", { "package.json": '{ "type": "module" }' }],
])("does not match a run when %s", async (_, files) => {
  const { folder, again } = await project()
  putFiles(folder, files)
  expect(again()).toBe(false)
})

test("does not match a run when a file that it read is gone", async () => {
  const { folder, again } = await project()
  rmSync(join(folder, "src/part"), { recursive: true })
  expect(again()).toBe(false)
})

test("returns undefined when a file was saved during the run", async () => {
  const { folder } = await project()
  expect(await read(folder, 0)).toBeUndefined()
})

test("ignores files of packages, which the lock file covers", async () => {
  const { folder, again } = await project()
  putFiles(folder, { "node_modules/package/index.js": "export default 4" })
  expect(again()).toBe(true)
})

test("returns undefined when a run reads whole folders or a module that every run must compile", async () => {
  const folder = temporaryFolder({
    "src/parts/a.js": "",
    "src/index.js": "require.context('./parts')",
  })
  expect(await read(folder)).toBeUndefined()
  const loader = join(folder, "loader.js")
  putFiles(folder, {
    "loader.js": "module.exports = function (text) { this.cacheable(false); return text }",
    "src/index.js": `import ${JSON.stringify(`${loader}!./parts/a.js`)}`,
  })
  expect(await read(folder)).toBeUndefined()
})
