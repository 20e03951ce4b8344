import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { FileCache } from "./file-cache"

/** Makes a folder with one file from a previous build. */
function built() {
  const folder = temporaryFolder()
  const file = join(folder, "public/a.txt")
  const open = () => new FileCache(join(folder, "public"), join(folder, ".cache/made.json"))
  const first = open()
  expect(first.holds("a.txt", "one")).toBe(false)
  first.write("a.txt", "one", "text")
  first.save()
  return { file, open, kept: join(folder, ".cache/made.json") }
}

test("recognizes a file made from the same source in the next build and in the one after", () => {
  const { open } = built()
  const second = open()
  expect(second.holds("a.txt", "one")).toBe(true)
  second.save()
  expect(open().holds("a.txt", "one")).toBe(true)
})

test("rejects a file when its source has changed", () => {
  expect(built().open().holds("a.txt", "two")).toBe(false)
})

test("rejects a file when it was changed or removed after the build", () => {
  const longer = built()
  writeFileSync(longer.file, "longer text")
  expect(longer.open().holds("a.txt", "one")).toBe(false)
  const later = built()
  utimesSync(later.file, 1000, 1000)
  expect(later.open().holds("a.txt", "one")).toBe(false)
  const gone = built()
  rmSync(gone.file)
  expect(gone.open().holds("a.txt", "one")).toBe(false)
})

test("forgets a file when the previous build did not make it", () => {
  const { open } = built()
  open().save()
  expect(open().holds("a.txt", "one")).toBe(false)
})

test("starts from scratch when its list is invalid", () => {
  const { kept, open, file } = built()
  writeFileSync(kept, "{")
  const next = open()
  expect(next.holds("a.txt", "one")).toBe(false)
  const { mtimeMs } = statSync(file)
  next.write("a.txt", "one", "text")
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  next.save()
  expect(JSON.parse(readFileSync(kept, "utf8"))).toHaveProperty(["a.txt", "from"], "one")
  expect(existsSync(`${kept}.new`)).toBe(false)
})
