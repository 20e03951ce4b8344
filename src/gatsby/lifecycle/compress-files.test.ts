import { existsSync, linkSync, readFileSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { compressFiles } from "./compress-files"

const text = "text of a page ".repeat(100)

test("writes compressed versions with the same content next to text files", async () => {
  const folder = temporaryFolder({ "a/index.html": text, "p.png": text, "small.js": "1" })
  expect(await compressFiles(folder, ["a/index.html", "p.png", "small.js"])).toBe(1)
  const read = (file: string) => readFileSync(join(folder, file))
  expect(brotliDecompressSync(read("a/index.html.br")).toString()).toBe(text)
  expect(["p.png.br", "small.js.br"].filter(file => existsSync(join(folder, file)))).toEqual([])
})

test("compresses only changed files, to the same bytes as a clean run", async () => {
  const folder = temporaryFolder({ "a.html": text, "b.html": text })
  const files = ["a.html", "b.html"]
  await compressFiles(folder, files)
  expect(await compressFiles(folder, files)).toBe(0)
  writeFileSync(join(folder, "a.html"), `${text}!`)
  utimesSync(join(folder, "a.html"), 1_000_000, 1_000_000)
  expect(await compressFiles(folder, files)).toBe(1)
  const clean = temporaryFolder({ "a.html": `${text}!` })
  await compressFiles(clean, ["a.html"])
  const form = (site: string) => readFileSync(join(site, "a.html.br"))
  expect(form(folder).equals(form(clean))).toBe(true)
})

test("removes compressed versions when a file has become small", async () => {
  const folder = temporaryFolder({ "a.html": text })
  await compressFiles(folder, ["a.html"])
  writeFileSync(join(folder, "a.html"), "short")
  await compressFiles(folder, ["a.html"])
  expect(existsSync(join(folder, "a.html.br"))).toBe(false)
})

test("leaves a published version unchanged while a new one is written", async () => {
  const folder = temporaryFolder({ "a.html": text })
  await compressFiles(folder, ["a.html"])
  const published = join(folder, "published.br")
  linkSync(join(folder, "a.html.br"), published)
  const before = readFileSync(published)
  writeFileSync(join(folder, "a.html"), `${text}!`)
  utimesSync(join(folder, "a.html"), 1_000_000, 1_000_000)
  await compressFiles(folder, ["a.html"])
  expect(readFileSync(published).equals(before)).toBe(true)
})
