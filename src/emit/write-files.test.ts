import { readFileSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { writeIfChanged } from "./write-files"

test("creates the parent folders of a file", () => {
  const folder = temporaryFolder()
  writeIfChanged(folder, "/blog/rss.xml", "text")
  expect(readFileSync(join(folder, "blog/rss.xml"), "utf8")).toBe("text")
})

test("keeps the timestamp when a file has the same bytes", () => {
  const folder = temporaryFolder({ "a.txt": "é" })
  utimesSync(join(folder, "a.txt"), 1000, 1000)
  writeIfChanged(folder, "a.txt", "é")
  writeIfChanged(folder, "a.txt", new Uint8Array([0xc3, 0xa9]))
  expect(statSync(join(folder, "a.txt")).mtimeMs).toBe(1_000_000)
})

test("replaces a file when its bytes differ", () => {
  const folder = temporaryFolder({ "a.bin": "long text" })
  writeIfChanged(folder, "a.bin", new Uint8Array([1, 2]))
  expect([...readFileSync(join(folder, "a.bin"))]).toEqual([1, 2])
})

test("writes a large text in full, and recognizes it later", () => {
  const folder = temporaryFolder()
  const text = "é𝒙 → ".repeat(50_000)
  writeIfChanged(folder, "a.txt", text)
  const file = join(folder, "a.txt")
  expect(readFileSync(file, "utf8")).toBe(text)
  utimesSync(file, 1000, 1000)
  writeIfChanged(folder, "a.txt", text)
  expect(statSync(file).mtimeMs).toBe(1_000_000)
  writeIfChanged(folder, "a.txt", `${text.slice(0, -1)}.`)
  expect(readFileSync(file, "utf8").endsWith("→.")).toBe(true)
})
