import { writeFileSync } from "node:fs"
import { loadIn, temporaryFolder } from "../../../tests/helpers/temporary-project"

test("remembers texts without a phrase until the list or the texts change", async () => {
  const folder = temporaryFolder({ ".build-cache/x": "" })
  const { cleanTexts } = await loadIn(folder, () => import("./clean-texts"))
  const knownOf = (list: string) => [...cleanTexts(list).known]
  expect(knownOf("list")).toEqual([])
  cleanTexts("list").save(["a", "b", "b"])
  expect(knownOf("list")).toEqual(["a", "b"])
  expect(knownOf("another")).toEqual([])
  cleanTexts("list").save(["b", "c"])
  expect(knownOf("list")).toEqual(["b", "c"])
})

test("uses cached results only for the code that produced them", async () => {
  const folder = temporaryFolder({ ".build-cache/x": "", "src/content/check.ts": "1" })
  const before = await loadIn(folder, () => import("./clean-texts"))
  before.cleanTexts("list").save(["a"])
  writeFileSync(`${folder}/src/content/check.ts`, "2")
  // A running process keeps the results of its own code.
  expect([...before.cleanTexts("list").known]).toEqual(["a"])
  const after = await loadIn(folder, () => import("./clean-texts"))
  expect([...after.cleanTexts("list").known]).toEqual([])
})
