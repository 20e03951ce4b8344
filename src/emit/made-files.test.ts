import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { MadeFiles } from "./made-files"

/** A folder with one file that a build has made. */
function built() {
  const folder = temporaryFolder()
  const file = join(folder, "public/a.txt")
  const open = () => new MadeFiles(join(folder, "public"), join(folder, ".cache/made.json"))
  const first = open()
  expect(first.holds("a.txt", "one")).toBe(false)
  first.write("a.txt", "one", "text")
  first.save()
  return { file, open, kept: join(folder, ".cache/made.json") }
}

test("a file that was made of the same is known by the next build, and by the one after it", () => {
  const { open } = built()
  const second = open()
  expect(second.holds("a.txt", "one")).toBe(true)
  second.save()
  expect(open().holds("a.txt", "one")).toBe(true)
})

test("one that was made of something else is not", () => {
  expect(built().open().holds("a.txt", "two")).toBe(false)
})

test("one that somebody has written or removed since is not", () => {
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

test("what the last build has not made is forgotten", () => {
  const { open } = built()
  open().save()
  expect(open().holds("a.txt", "one")).toBe(false)
})

test("a list that is torn is that of a first build", () => {
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
