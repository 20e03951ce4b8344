import { readFileSync, statSync } from "node:fs"
import fs from "node:fs/promises"
import { join } from "node:path"
import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { shareFile } from "./share-file"

afterEach(() => jest.restoreAllMocks())

function files() {
  const folder = temporaryFolder({ "kept/a.avif": "bytes", "there.avif": "there" })
  return { from: join(folder, "kept/a.avif"), to: join(folder, "public/static/a.avif"), folder }
}

test("links both names to the same bytes", async () => {
  const { from, to } = files()
  await shareFile(from, to)
  expect(statSync(to).ino).toBe(statSync(from).ino)
})

test("keeps an existing file", async () => {
  const { from, folder } = files()
  await shareFile(from, join(folder, "there.avif"))
  expect(readFileSync(join(folder, "there.avif"), "utf8")).toBe("there")
})

test("copies the file with its time when it is on another disk", async () => {
  const { from, to } = files()
  jest
    .spyOn(fs, "link")
    .mockRejectedValue(Object.assign(new Error("other disk"), { code: "EXDEV" }))
  await shareFile(from, to)
  expect(statSync(to).ino).not.toBe(statSync(from).ino)
  expect(readFileSync(to, "utf8")).toBe("bytes")
  expect(Math.round(statSync(to).mtimeMs)).toBe(Math.round(statSync(from).mtimeMs))
})

test("rejects instead of copying when the disk is full", async () => {
  const { from, to } = files()
  jest.spyOn(fs, "link").mockRejectedValue(Object.assign(new Error("full"), { code: "ENOSPC" }))
  await expect(shareFile(from, to)).rejects.toThrow("full")
})
