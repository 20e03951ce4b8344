import { existsSync, readdirSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { cannotWrite, fullDisk, prepareFolders } from "./folders"

jest.mock("node:fs", () => {
  const fs = jest.requireActual<typeof import("node:fs")>("node:fs")
  return { ...fs, statfsSync: jest.fn(fs.statfsSync) }
})

test("creates missing folders and leaves them empty", () => {
  const folder = temporaryFolder()
  const written = [join(folder, ".cache"), join(folder, "public")]
  prepareFolders(written)
  expect(written.map(name => readdirSync(name))).toEqual([[], []])
})

test("names a file that is in place of a folder, and the fix", () => {
  const file = join(temporaryFolder(), "public")
  writeFileSync(file, "")
  expect(() => prepareFolders([file])).toThrow(
    `${file} cannot be written: it is not a folder, or it is below a file. Remove that file.`,
  )
})

test.each([
  ["EROFS", "it is mounted read-only. Mount it writable, or build in another folder."],
  [
    "EACCES",
    "this user cannot write there. Grant write access, or build in a folder that this user owns.",
  ],
  ["ENOSPC", "its disk is full. Free some space, then build again."],
  ["EIO", "i/o error. Make it writable for this user."],
])("explains %s of a folder in words", (code, words) => {
  const error = Object.assign(new Error("i/o error"), { code })
  expect(cannotWrite("/site/public", error).message).toBe(
    `/site/public cannot be written: ${words}`,
  )
})

test("stops before a build when the disk is nearly full", () => {
  const folder = temporaryFolder()
  const space = { ...statfsSync(folder), blocks: 1_000_000, bavail: 3_000, bsize: 1_000 }
  jest.mocked(statfsSync).mockReturnValue(space)
  expect(() => prepareFolders([folder])).toThrow(
    `The disk of ${folder} is full (3.0 MB free). Free some space, then build again.`,
  )
  expect(existsSync(folder)).toBe(true)
  jest.mocked(statfsSync).mockReturnValue({ ...space, bavail: 500_000 })
  expect(fullDisk(folder)).toBeUndefined()
})
