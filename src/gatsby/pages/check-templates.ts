import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Problem } from "../../content/problem"
import { pageKinds } from "../../model/kinds"
import { projectRoot } from "../../site/project-paths"
import { templateFile } from "./page-specs"
import { codeTemplate } from "./standalone-component"

/**
 * Reports templates that are missing, have no component as their default export, or query by
 * anything other than the id of their page.
 */
export function checkTemplates(root = projectRoot): Problem[] {
  return [...pageKinds.map(templateFile), codeTemplate].flatMap(file => {
    const absolute = join(root, file)
    if (!existsSync(absolute)) {
      return [
        {
          file,
          message: "the template is missing",
          fix: "add the file: the folder of a template has the name of its kind of page",
        },
      ]
    }
    const source = readFileSync(absolute, "utf8")
    const problems: Problem[] = []
    if (!/^export default |^export \{[^}]*\bdefault\b/m.test(source)) {
      const fix = "write `export default function …` before the component"
      problems.push({ file, message: "the page component has no default export", fix })
    }
    if (!/^ *query \w+\(\$id: String!\) \{$/m.test(source)) {
      const fix = "write `query …($id: String!) {`: a page passes only its id to its template"
      problems.push({ file, message: "the query does not find its page by its id", fix })
    }
    return problems
  })
}
