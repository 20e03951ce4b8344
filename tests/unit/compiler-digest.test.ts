import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildSync } from "esbuild"
import { buildPaths } from "../../src/gatsby/lifecycle/build-stamp"
import { compilerPaths } from "../../src/site/fingerprint"
import { loadIn, temporaryFolder } from "../helpers/temporary-project"

/*
 * Compiled pages are cached across builds under a key with a digest of the compiler's code. If the
 * compiler loaded a file outside of that digest, the cache would keep outdated pages when the file
 * changes.
 */

/** All files in src that a file loads at run time, including itself. */
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

test("loads formulas and claims when it compiles a page", () => {
  expect(compiler).toEqual(
    expect.arrayContaining(["src/options/margin/short-put.ts", "src/claims/tell-claim.ts"]),
  )
})

/** Files that no digest of these paths covers. */
const outside = (files: readonly string[], paths: readonly string[]) =>
  files.filter(file => !paths.some(path => file === path || file.startsWith(`${path}/`)))

test("covers all code that compiles a page in the digest of the key", () => {
  expect(outside(compiler, compilerPaths)).toEqual([])
})

test.each([
  "src/site/finished-body.ts",
  "src/model/search/searchable-pages.ts",
  "src/search/records/cut-records.ts",
])("covers all code that computes fields of nodes late in the stamp of a build: %s", file =>
  expect(outside(loadedBy(file), buildPaths)).toEqual([]),
)

test("changes the key of each page when a formula changes and not when other code does", async () => {
  const folder = temporaryFolder({
    "src/options/commission.ts": "export const rate = 0.002",
    "src/templates/doc/view.tsx": "",
  })
  const key = async () => {
    const { compileCache } = await loadIn(
      folder,
      () => import("../../src/site/cache/compile-cache"),
    )
    return compileCache().keyOf("content/docs/a.md", "{{ commission(1) }}")
  }
  const before = await key()
  writeFileSync(join(folder, "src/templates/doc/view.tsx"), "changed")
  expect(await key()).toBe(before)
  writeFileSync(join(folder, "src/options/commission.ts"), "export const rate = 0.003")
  expect(await key()).not.toBe(before)
})
