import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Compilation } from "webpack"
import { loadIn, putFiles, temporaryFolder } from "../../../tests/helpers/temporary-project"

const buildCode = ".build-cache/build-code/index.cjs"
const result = { hash: "1f", assets: ["app.js"] }

/** Creates a project with one cached run, which read one file and wrote another. */
async function projectWithCachedRun() {
  const folder = temporaryFolder({
    "src/app.ts": "1",
    "public/app.js": "one",
    [buildCode]: "settings",
  })
  const { cacheRun, cachedResult } = await loadIn(folder, () => import("./cached-run"))
  const compilation = {
    fileDependencies: [join(folder, "src/app.ts")],
    contextDependencies: [],
    missingDependencies: [join(folder, "src/app.js")],
    modules: [],
  } as unknown as Compilation
  cacheRun("scripts", compilation, Date.now() + 60_000, ["public/app.js"], result)
  return { folder, cached: () => cachedResult("scripts") }
}

test("reuses a run when its inputs and outputs are unchanged", async () => {
  const { cached } = await projectWithCachedRun()
  expect(cached()).toEqual(result)
})

test.each([
  ["what it read", { "src/app.ts": "2" }],
  ["what it looked for", { "src/app.js": "" }],
  ["what it wrote", { "public/app.js": "half" }],
  ["the code that sets webpack up", { [buildCode]: "other settings" }],
])("does not reuse a run when %s has changed", async (_, files) => {
  const { folder, cached } = await projectWithCachedRun()
  putFiles(folder, files)
  expect(cached()).toBeUndefined()
})

test("does not reuse a run when one of its outputs or Gatsby's cache is gone", async () => {
  const first = await projectWithCachedRun()
  rmSync(join(first.folder, "public/app.js"))
  expect(first.cached()).toBeUndefined()
  const second = await projectWithCachedRun()
  rmSync(join(second.folder, ".cache"), { recursive: true })
  expect(second.cached()).toBeUndefined()
})

test("does not reuse a run when Gatsby's arguments differ", async () => {
  const { cached } = await projectWithCachedRun()
  process.argv.push("--prefix-paths")
  expect(cached()).toBeUndefined()
  process.argv.pop()
})
