import { rmSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"

type Session = typeof import("./session")["session"]

let folder: string
let session: Session
beforeAll(async () => {
  folder = temporaryFolder({ "content/docs/intro.md": "# Introduction\n" })
  session = (await loadIn(folder, () => import("./session"))).session
  await session.load()
})

const document = (name: string) => join(folder, "content/docs", name)

test("is not behind when all files have been read", () => {
  expect(session.isBehind()).toBe(false)
})

test.each<[string, () => void]>([
  ["new", () => writeFileSync(document("risks.md"), "# Risks\n")],
  ["saved", () => writeFileSync(document("risks.md"), "# Risks\n\nMore of them.\n")],
  ["saved with as many letters", () => utimesSync(document("risks.md"), 1, 1)],
  ["deleted", () => rmSync(document("risks.md"))],
])("is behind when a file is %s, until it reads again", async (_, change) => {
  change()
  expect(session.isBehind()).toBe(true)
  await session.load()
  expect(session.isBehind()).toBe(false)
})
