import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { listFiles } from "./list-files"

test("lists files in code-unit order with paths from the folder", () => {
  const folder = temporaryFolder({ "b.md": "", "a/z.md": "", "a/Z.md": "", "a-b.md": "" })
  expect(listFiles(folder)).toEqual(["a-b.md", "a/Z.md", "a/z.md", "b.md"])
})

test("omits hidden files", () => {
  expect(listFiles(temporaryFolder({ ".DS_Store": "", "a.md": "" }))).toEqual(["a.md"])
})

test("returns no files when the folder is missing", () => {
  expect(listFiles("/no/such/folder")).toEqual([])
})
