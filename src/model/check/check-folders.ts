import type { Problem } from "../../content/problem"
import { sectionNames } from "../../content/sections"
import { otherFolders } from "../../site.config"

/**
 * Finds folders of pages that belong to no part of the site and so would not be published.
 * @param folder content folder as named in problems
 * @param paths Markdown files below it
 */
export function checkFolders(folder: string, paths: readonly string[]): Problem[] {
  const known = new Set<string>([...otherFolders, ...sectionNames])
  const counts = new Map<string, number>()
  for (const path of paths) {
    const [name = "", ...rest] = path.split("/")
    if (rest.length > 0 && !known.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({
    file: `${folder}/${name}`,
    message: `the folder is not a section of the site, so its ${count === 1 ? "page is" : `${count} pages are`} not published`,
    fix: `add an entry "${name}" to articleSections in src/site.config.ts, or move the files to ${sectionNames.map(section => `${folder}/${section}`).join(" or ")}`,
  }))
}
