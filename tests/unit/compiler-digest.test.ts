import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildSync } from "esbuild"
import { buildPaths } from "../../src/gatsby/lifecycle/build-stamp"
import { compilerPaths } from "../../src/site/fingerprint"
import { loadIn, temporaryFolder } from "../helpers/temporary-project"

/*
 * Compiled pages outlive a build under a key that holds a digest of the compiler's code. A file that it loads from outside
 * of that digest could change without the pages that it had made.
 */

/** All files of src that a file loads when it runs, itself included. */
const loadedBy = (file: string) =>
  Object.keys(
    buildSync({
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      platform: "node",
      packages: "external",
      logLevel: "silent",
    }).metafile.inputs,
  )

const compiler = loadedBy("src/site/read-entry.ts")

test("formulas and claims take part in compiling a page", () => {
  expect(compiler).toEqual(
    expect.arrayContaining(["src/options/margin/short-put.ts", "src/claims/tell-claim.ts"]),
  )
})

/** Files whose code is in no digest of these paths. */
const outside = (files: readonly string[], paths: readonly string[]) =>
  files.filter(file => !paths.some(path => file === path || file.startsWith(`${path}/`)))

test("all code that compiles a page is in the digest of its key", () => {
  expect(outside(compiler, compilerPaths)).toEqual([])
})

test.each([
  "src/site/finished-body.ts",
  "src/model/search/searchable-pages.ts",
  "src/search/records/cut-records.ts",
])("all code that makes fields of nodes late is in the stamp of a build: %s", file =>
  expect(outside(loadedBy(file), buildPaths)).toEqual([]),
)

test("a changed formula gives each page another key, and other code the same", async () => {
  const folder = temporaryFolder({
    "src/options/commission.ts": "export const rate = 0.002",
    "src/templates/doc/view.tsx": "",
  })
  const key = async () => {
    const { compileCache } = await loadIn(folder, () => import("../../src/site/kept/compile-cache"))
    return compileCache().keyOf("content/docs/a.md", "{{ commission(1) }}")
  }
  const before = await key()
  writeFileSync(join(folder, "src/templates/doc/view.tsx"), "changed")
  expect(await key()).toBe(before)
  writeFileSync(join(folder, "src/options/commission.ts"), "export const rate = 0.003")
  expect(await key()).not.toBe(before)
})
