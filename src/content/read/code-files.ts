import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { type CodeFiles, codeFilesNamed } from "../../markdown/syntax/include-code"
import { contentRoot, projectRoot } from "./project-paths"

/** The files that the fences of a text name: below content/snippets or, as `@site/src/…`, in the project. */
export function readCodeFiles(text: string): CodeFiles {
  return Object.fromEntries(codeFilesNamed(text).map(name => [name, readIfThere(pathOf(name))]))
}

const pathOf = (name: string) =>
  name.startsWith("@site/")
    ? join(projectRoot, name.slice("@site/".length))
    : join(contentRoot, "snippets", name)

const readIfThere = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : undefined
