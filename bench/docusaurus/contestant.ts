import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { measure } from "../measure"
import { type Contestant, countPages, editPost } from "../site-builds"
import type { GeneratedFile } from "../synthetic/tree"
import { benchRoot, writeTree } from "../workspace"
import { docusaurusFiles } from "./site-files"

/** Creates a Docusaurus site with the same content tree and its own packages. */
export async function docusaurus(files: readonly GeneratedFile[]): Promise<Contestant> {
  const root = join(benchRoot, "docusaurus")
  await prepare(root)
  const content = join(root, "content")
  writeTree(content, files)
  return {
    name: "Docusaurus",
    clean: () => {
      for (const path of [".docusaurus", "build", "node_modules/.cache"])
        rmSync(join(root, path), { recursive: true, force: true })
    },
    build: () => measure(["node_modules/.bin/docusaurus", "build"], { cwd: root }),
    root,
    content,
    developCommand: port => [
      "node_modules/.bin/docusaurus",
      ...["start", "--no-open", "--port", `${port}`],
    ],
    editPost: () => editPost(content, files),
    countPages: () => countPages(join(root, "build")),
  }
}

/** Writes the site's files and installs its packages, unless the same ones are installed. */
async function prepare(root: string): Promise<void> {
  const packages = join(root, "package.json")
  const before = existsSync(packages) ? readFileSync(packages, "utf8") : ""
  for (const { path, text } of docusaurusFiles) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  if (
    before === readFileSync(packages, "utf8") &&
    existsSync(join(root, "node_modules/.bin/docusaurus"))
  )
    return
  console.log("Installing Docusaurus …")
  const { code, output } = await measure(["npm", "install", "--no-audit", "--no-fund"], {
    cwd: root,
  })
  if (code !== 0) throw new Error(`Could not install Docusaurus:\n${output}`)
}
