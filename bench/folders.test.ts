import { temporaryFolder } from "../tests/helpers/temporary-project"
import { differences } from "./folders"

test("finds no differences when folders are equal", () => {
  const files = { "a.html": "1", "deep/b.json": "2" }
  expect(differences(temporaryFolder(files), temporaryFolder(files))).toEqual([])
})

test("names files on one side only and files with other bytes", () => {
  const incremental = temporaryFolder({ "same.html": "1", "old.html": "1", "other.html": "1" })
  const clean = temporaryFolder({ "same.html": "1", "new.html": "1", "other.html": "2" })
  expect(differences(incremental, clean)).toEqual([
    { path: "new.html", what: "only in the clean build" },
    { path: "old.html", what: "only in the incremental build" },
    { path: "other.html", what: "other bytes", excerpt: 'byte 0: "1" / "2"' },
  ])
})

test("shows the rest when one file is longer than the other", () => {
  const incremental = temporaryFolder({ "a.html": "12" })
  const [difference] = differences(incremental, temporaryFolder({ "a.html": "1" }))
  expect(difference?.excerpt).toBe('byte 1: "2" / ""')
})

test("ignores the stamp of a build", () => {
  const incremental = temporaryFolder({ ".build-stamp.json": "1" })
  expect(differences(incremental, temporaryFolder({ ".build-stamp.json": "2" }))).toEqual([])
})
