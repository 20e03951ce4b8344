import { temporaryFolder } from "../../tests/helpers/temporary-project"
import { listFiles } from "./list-files"

test("files are listed in code-unit order with paths from the folder", () => {
  const folder = temporaryFolder({ "b.md": "", "a/z.md": "", "a/Z.md": "", "a-b.md": "" })
  expect(listFiles(folder)).toEqual(["a-b.md", "a/Z.md", "a/z.md", "b.md"])
})

test("hidden files are left out", () => {
  expect(listFiles(temporaryFolder({ ".DS_Store": "", "a.md": "" }))).toEqual(["a.md"])
})

test("a missing folder has no files", () => {
  expect(listFiles("/no/such/folder")).toEqual([])
})
