import type { SearchRecord } from "../../../search/protocol"
import { articleSections, docsVersions, site } from "../../../site.config"

const sections: Record<SearchRecord["section"], string> = {
  docs: "Docs",
  blog: articleSections.blog.label,
  research: articleSections.research.label,
  pages: site.name,
}

export const sectionLabel = (section: SearchRecord["section"]) => sections[section]

/** Versions of the site's settings have a label; older ones are called by their name. */
export const versionLabel = (name: string) =>
  docsVersions.find(version => version.name === name)?.label ?? name
