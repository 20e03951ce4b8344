import { join } from "node:path"
import type { z } from "zod"
import type { DataLink } from "../check/check-site"
import type { Problem } from "../problem"
import { safetyFile } from "../schema/safety"
import { announcementsFile, homeFile, navigationFile, notFoundFile } from "../schema/site-texts"
import { validate } from "../schema/validate"
import { components } from "../tree/body-components"
import type { DrawnData } from "../tree/component-data"
import { blocking, readDataFile } from "./data-files"
import { contentRoot, projectPath, textsRoot } from "./project-paths"

interface TextsFile {
  path: string
  schema: z.ZodObject
  /** The component that draws it. */
  component?: string
}

const files: TextsFile[] = [
  { path: "navigation.yaml", schema: navigationFile },
  { path: "announcements.yaml", schema: announcementsFile },
  { path: "home.yaml", schema: homeFile },
  { path: "not-found.yaml", schema: notFoundFile },
  { path: "safety.yaml", schema: safetyFile },
  ...Object.entries(components).flatMap(([component, { data }]) =>
    data && "file" in data ? [{ path: data.file, schema: data.schema, component }] : [],
  ),
]

/** Texts of content/data, checked, with the links they hold and what components draw of them. */
export function readSiteTexts(): {
  /** Value of each file by its name, such as `home`. */
  texts: Record<string, unknown>
  links: DataLink[]
  drawn: DrawnData
  problems: Problem[]
} {
  const problems: Problem[] = []
  const texts: Record<string, unknown> = {}
  const links: DataLink[] = []
  const drawn: Record<string, unknown> = {}
  for (const { path, schema, component } of files) {
    const source = readDataFile(path, textsRoot)
    if (!source) {
      const fix = `add the file; ${component ? `the component.ts of <${component}>` : "src/content/schema/site-texts.ts"} says what it holds`
      problems.push({
        file: projectPath(join(textsRoot, path)),
        message: "the file is missing",
        fix,
      })
      continue
    }
    texts[path.replace(/\.yaml$/, "")] = source.data
    problems.push(...source.problems)
    if (source.problems.length === 0) {
      const checked = validate(schema, source.data, source)
      // Nobody knows what a component would have drawn.
      problems.push(...checked.problems.map(each => (component ? blocking(each) : each)))
      if (component && checked.value) drawn[component] = checked.value
    }
    // The site's own texts lead to pages that a fixture does not have.
    if (textsRoot.startsWith(contentRoot))
      links.push(
        ...hrefsIn(source.data).map(({ href, path }) => ({
          file: source.file,
          line: source.lineOf(path),
          href,
        })),
      )
  }
  return { texts, links, drawn, problems }
}

/** Every value of a key `href`, at any depth, with its dotted path. */
function hrefsIn(
  value: unknown,
  parents: readonly string[] = [],
): { href: string; path: string }[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...parents, key]
    return key === "href" && typeof item === "string"
      ? [{ href: item, path: path.join(".") }]
      : hrefsIn(item, path)
  })
}
