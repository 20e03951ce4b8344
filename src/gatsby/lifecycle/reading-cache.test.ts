import { utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { readingCache } from "./reading-cache"

/** Creates a folder with one page, and a build that reads the page's length. */
function readFolder() {
  const folder = temporaryFolder({ "a.html": "four" })
  const cacheFile = join(folder, ".cache/readings.json")
  const looked: string[] = []
  const build = (version = "1") => {
    const cache = readingCache(folder, cacheFile, version)
    const length = (file: string) =>
      cache.of("length", file, "utf8", text => {
        looked.push(text)
        return text.length
      })
    return { ...cache, length }
  }
  const first = build()
  first.length("a.html")
  first.save()
  return { folder, cacheFile, looked, build }
}

test("does not read a file again when it is unchanged", () => {
  const { looked, build } = readFolder()
  expect(build().length("a.html")).toBe(4)
  expect(looked).toEqual(["four"])
})

test("reads a file again when it was rewritten at the same length", () => {
  const { folder, looked, build } = readFolder()
  writeFileSync(join(folder, "a.html"), "five")
  utimesSync(join(folder, "a.html"), 1, 1)
  expect(build().length("a.html")).toBe(4)
  expect(looked).toEqual(["four", "five"])
})

test("reads a file again when it is written during a build", () => {
  const { folder, build } = readFolder()
  const now = build()
  now.length("a.html")
  writeFileSync(join(folder, "a.html"), "longer")
  expect(now.length("a.html")).toBe(6)
})

test("reads all files again when the code has changed", () => {
  const { looked, build } = readFolder()
  build("2").length("a.html")
  expect(looked).toHaveLength(2)
})

test("computes a value again when it has another name", () => {
  const { build } = readFolder()
  expect(build().of("capitals", "a.html", "utf8", text => text.toUpperCase())).toBe("FOUR")
})

test("returns undefined for a missing file, and drops unused files from the cache", () => {
  const { looked, build } = readFolder()
  const without = build()
  expect(without.length("gone.html")).toBeUndefined()
  without.save()
  expect(build().length("a.html")).toBe(4)
  expect(looked).toHaveLength(2)
})

test("reads files again when the cache file is truncated", () => {
  const { cacheFile, looked, build } = readFolder()
  writeFileSync(cacheFile, '{"version":"1","files":{"a.ht')
  expect(build().length("a.html")).toBe(4)
  expect(looked).toHaveLength(2)
})
