import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"
import { isFileBelow, readText } from "./content-file"

const folder = temporaryFolder({
  "content/a.md": "Text.\n",
  "content/folder/b.md": "More.\n",
  "outside/secret.md": "Secret.\n",
})
const content = join(folder, "content")
const link = (name: string, target: string) => symlinkSync(target, join(content, name))
link("inside.md", "a.md")
link("outside.md", "../outside/secret.md")
link("loop.md", "loop.md")
link("nowhere.md", "gone.md")
link("away", "../outside")

test("reads a file below the folder", () => {
  expect(readText(join(content, "folder/b.md"), content, "b.md")).toBe("More.\n")
})

test.each([
  "inside.md",
  "outside.md",
  "loop.md",
  "nowhere.md",
  "away/secret.md",
  "folder",
  "gone.md",
  "../outside/secret.md",
  ".",
])("finds no file at %s", name => {
  expect(isFileBelow(content, join(content, name))).toBe(false)
})

test("reads a project that is itself behind a symlink", () => {
  const project = temporaryFolder({ "real/content/a.md": "Text.\n" })
  symlinkSync("real", join(project, "linked"))
  const root = join(project, "linked/content")
  expect(readText(join(root, "a.md"), root, "a.md")).toBe("Text.\n")
})

test("reports every symlink in the content, but not links to the page that it would be", async () => {
  const project = temporaryFolder({
    "content/docs/a.md": "---\ntitle: A\n---\n\n[The other one](/docs/b)\n",
    "outside/b.md": "Secret.\n",
  })
  symlinkSync("../../outside/b.md", join(project, "content/docs/b.md"))
  symlinkSync("loop.yaml", join(project, "content/loop.yaml"))
  const { ContentReader, loadSite } = await loadIn(project, async () => ({
    ...(await import("./content-reader")),
    ...(await import("./load-site")),
  }))
  const { problems } = await loadSite(new ContentReader(), false)
  expect(problems.filter(({ message }) => /a link or a folder/.test(message))).toHaveLength(2)
  expect(problems.filter(({ file }) => file === "content/docs/a.md")).toEqual([])
  expect(JSON.stringify(problems)).not.toContain("Secret")
})
