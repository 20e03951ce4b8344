import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Problem } from "../../content/problem"
import { pageKinds } from "../../model/page"
import { projectRoot } from "../../site/project-paths"
import { templateFile } from "./page-specs"

/** Templates that are missing or that export no component as their default. */
export function checkTemplates(root = projectRoot): Problem[] {
  return pageKinds.map(templateFile).flatMap(file => {
    const absolute = join(root, file)
    if (!existsSync(absolute)) {
      return [
        {
          file,
          message: "the template is missing",
          fix: "add the file: a kind of page and the folder of its template have one name",
        },
      ]
    }
    if (/^export default |^export \{[^}]*\bdefault\b/m.test(readFileSync(absolute, "utf8")))
      return []
    const fix = "write `export default function …` before the component"
    return [{ file, message: "the page component has no default export", fix }]
  })
}
