import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { CodeFiles } from "../markdown/compilation"
import { codeFilesNamed } from "../markdown/syntax/include-code"
import { isFileBelow } from "./content-file"
import { contentRoot, projectRoot } from "./project-paths"

/**
 * Reads the files named by a text's fences: below content/snippets or, as `@site/src/…`, in the
 * project's source.
 */
export function readCodeFiles(text: string): CodeFiles {
  return Object.fromEntries(codeFilesNamed(text).map(name => [name, readIfThere(name)]))
}

function readIfThere(name: string): string | undefined {
  const [folder, path] = name.startsWith("@site/")
    ? [join(projectRoot, "src"), join(projectRoot, name.slice("@site/".length))]
    : [join(contentRoot, "snippets"), join(contentRoot, "snippets", name)]
  return isFileBelow(folder, path) ? readFileSync(path, "utf8") : undefined
}
