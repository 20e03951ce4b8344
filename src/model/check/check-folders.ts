import type { Problem } from "../../content/problem"
import { sectionNames } from "../../content/sections"
import { otherFolders } from "../../site.config"

/**
 * Folders of pages that no part of the site takes, so that nothing of them would be published.
 * @param folder the content folder as problems name it
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
    message: `the folder is no section of the site, so that its ${count === 1 ? "page is" : `${count} pages are`} not published`,
    fix: `add an entry "${name}" to articleSections in src/site.config.ts, or move the files to ${sectionNames.map(section => `${folder}/${section}`).join(" or ")}`,
  }))
}
