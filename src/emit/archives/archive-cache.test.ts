import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { archiveCache } from "./archive-cache"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "archives-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = jest.fn(() => Buffer.from("archive"))
/** Runs a build that writes one archive. */
function build(inputs: object): void {
  const archives = archiveCache(join(folder, "public"), join(folder, "cache"))
  archives.write("a/reproduce.zip", inputs, make)
  archives.save()
}
const file = () => join(folder, "public/a/reproduce.zip")

beforeEach(() => {
  make.mockClear()
  build({ text: "one" })
})

test("does not remake an archive when its inputs are the same, across several builds", () => {
  build({ text: "one" })
  build({ text: "one" })
  expect(make).toHaveBeenCalledTimes(1)
})

test.each([
  ["another text", { text: "two" }, () => {}],
  ["a file that is gone", { text: "one" }, () => rmSync(file())],
  ["a file that holds something else", { text: "one" }, () => writeFileSync(file(), "other")],
  [
    "a list that cannot be read",
    { text: "one" },
    () => writeFileSync(join(folder, "cache/archives.json"), "{"),
  ],
])("remakes an archive after %s", (_, inputs, change) => {
  change()
  build(inputs)
  expect(make).toHaveBeenCalledTimes(2)
  expect(readFileSync(file(), "utf8")).toBe("archive")
})
