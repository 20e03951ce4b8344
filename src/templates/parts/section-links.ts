import {
  type ArticleSection,
  archivePath,
  articleIndexPath,
  articleTagsPath,
  sectionPath,
} from "../../content/routes"
import { articleSections } from "../../site.config"

/** Names and addresses of a section's pages, as its views take them. */
export function sectionLinks(section: ArticleSection) {
  const { label, title, description } = articleSections[section]
  return {
    label,
    title,
    description,
    path: sectionPath(section),
    archivePath: archivePath(section),
    tagsPath: articleTagsPath(section),
    indexPath: articleIndexPath(section),
  }
}
