import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { compilerPaths } from "../../src/content/read/fingerprint"
import { listFiles } from "../../src/content/read/list-files"
import { buildPaths } from "../../src/gatsby/lifecycle/build-stamp"
import { readSources } from "./architecture/sources"
import { loadIn, temporaryFolder } from "./temporary-project"

/*
 * Compiled pages outlive a build under a key that holds a digest of the compiler's code. A file that it loads from outside
 * of that digest could change without the pages that it had made.
 */

const sources = new Map(
  readSources(
    listFiles("src")
      .filter(file => /\.tsx?$/.test(file))
      .map(file => `src/${file}`),
  ).map(source => [source.file, source]),
)

/** All files that a file loads, itself included. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const { to, isType } of sources.get(file)?.imports ?? [])
    if (!isType && sources.has(to)) loadedBy(to, found)
  return found
}

const compiler = [...loadedBy("src/content/read/read-entry.ts")]

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
  "src/content/read/finished-body.ts",
  "src/search/records/searchable-pages.ts",
  "src/search/records/cut-records.ts",
])("all code that makes fields of nodes late is in the stamp of a build: %s", file =>
  expect(outside([...loadedBy(file)], buildPaths)).toEqual([]),
)

test("a changed formula gives each page another key, and other code the same", async () => {
  const folder = temporaryFolder({
    "src/options/commission.ts": "export const rate = 0.002",
    "src/templates/doc/view.tsx": "",
  })
  const key = async () => {
    const { compileCache } = await loadIn(
      folder,
      () => import("../../src/content/read/kept/compile-cache"),
    )
    return compileCache().keyOf("content/docs/a.md", "{{ commission(1) }}")
  }
  const before = await key()
  writeFileSync(join(folder, "src/templates/doc/view.tsx"), "changed")
  expect(await key()).toBe(before)
  writeFileSync(join(folder, "src/options/commission.ts"), "export const rate = 0.003")
  expect(await key()).not.toBe(before)
})
