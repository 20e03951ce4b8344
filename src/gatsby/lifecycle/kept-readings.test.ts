import { utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { keptReadings } from "./kept-readings"

/** Creates a folder with one page, and a build that reads the page's length. */
function readFolder() {
  const folder = temporaryFolder({ "a.html": "four" })
  const keptIn = join(folder, ".cache/readings.json")
  const looked: string[] = []
  const build = (version = "1") => {
    const kept = keptReadings(folder, keptIn, version)
    const length = (file: string) =>
      kept.of("length", file, "utf8", text => {
        looked.push(text)
        return text.length
      })
    return { ...kept, length }
  }
  const first = build()
  first.length("a.html")
  first.save()
  return { folder, keptIn, looked, build }
}

test("a file that was not written since is not read again", () => {
  const { looked, build } = readFolder()
  expect(build().length("a.html")).toBe(4)
  expect(looked).toEqual(["four"])
})

test("a file that was written since is read again, even where it is as long", () => {
  const { folder, looked, build } = readFolder()
  writeFileSync(join(folder, "a.html"), "five")
  utimesSync(join(folder, "a.html"), 1, 1)
  expect(build().length("a.html")).toBe(4)
  expect(looked).toEqual(["four", "five"])
})

test("a file that is written while a build looks is read again in that build", () => {
  const { folder, build } = readFolder()
  const now = build()
  now.length("a.html")
  writeFileSync(join(folder, "a.html"), "longer")
  expect(now.length("a.html")).toBe(6)
})

test("other code looks at all files itself", () => {
  const { looked, build } = readFolder()
  build("2").length("a.html")
  expect(looked).toHaveLength(2)
})

test("what is looked for under another name is looked for", () => {
  const { build } = readFolder()
  expect(build().of("capitals", "a.html", "utf8", text => text.toUpperCase())).toBe("FOUR")
})

test("a file that is gone has nothing, and is forgotten", () => {
  const { looked, build } = readFolder()
  const without = build()
  expect(without.length("gone.html")).toBeUndefined()
  without.save()
  expect(build().length("a.html")).toBe(4)
  expect(looked).toHaveLength(2)
})

test("a torn file of readings costs a reading, not the build", () => {
  const { keptIn, looked, build } = readFolder()
  writeFileSync(keptIn, '{"version":"1","files":{"a.ht')
  expect(build().length("a.html")).toBe(4)
  expect(looked).toHaveLength(2)
})
