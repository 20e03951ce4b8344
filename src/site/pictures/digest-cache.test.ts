import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadIn, temporaryFolder } from "../../../tests/helpers/temporary-project"

const hour = 3_600_000

afterEach(() => jest.restoreAllMocks())

/** Creates a project with two files and a function that loads the module as in a new process. */
function projectWithFile() {
  const folder = temporaryFolder({ "content/a.png": "first", "content/b.png": "other" })
  const file = join(folder, "content/a.png")
  const stats = () => statSync(file, { bigint: true })
  const start = () => loadIn(folder, () => import("./digest-cache"))
  return { folder, file, stats, start }
}

const later = () => jest.spyOn(Date, "now").mockReturnValue(Date.now() + hour)

test("returns the digest in the next process when nobody has touched the file", async () => {
  const { file, stats, start } = projectWithFile()
  later()
  const first = await start()
  expect(first.cachedDigest(file, stats())).toBeUndefined()
  first.cacheDigest(file, stats(), "d1")
  first.saveDigests()
  expect((await start()).cachedDigest(file, stats())).toBe("d1")
})

test("returns no digest when a file was rewritten with the same size and time", async () => {
  const { file, stats, start } = projectWithFile()
  later()
  const { cacheDigest, cachedDigest } = await start()
  cacheDigest(file, stats(), "d1")
  const { atime, mtime } = statSync(file)
  writeFileSync(file, "again")
  utimesSync(file, atime, mtime)
  expect(cachedDigest(file, stats())).toBeUndefined()
})

test("returns no digest for a file written just now, because another write may follow within one tick", async () => {
  const { file, stats, start } = projectWithFile()
  const { cacheDigest, cachedDigest } = await start()
  cacheDigest(file, stats(), "d1")
  expect(cachedDigest(file, stats())).toBeUndefined()
})

test("forgets files that are gone and keeps the others", async () => {
  const { folder, file, stats, start } = projectWithFile()
  later()
  const first = await start()
  const other = join(folder, "content/b.png")
  first.cacheDigest(file, stats(), "d1")
  first.cacheDigest(other, statSync(other, { bigint: true }), "d2")
  first.saveDigests()
  rmSync(file)
  const second = await start()
  second.cacheDigest(other, statSync(other, { bigint: true }), "d3")
  second.saveDigests()
  const record = JSON.parse(readFileSync(join(folder, ".pictures/digests.json"), "utf8"))
  expect(record).toEqual({ "content/b.png": { stamp: expect.any(String), digest: "d3" } })
})
