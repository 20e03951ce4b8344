import type { SearchRecord } from "../../../search/protocol"
import { articleSections, docsVersions, site } from "../../../site.config"

/** Name of a part of the site. */
export function sectionLabel(section: SearchRecord["section"]): string {
  if (section === "docs") return "Docs"
  return section === "pages" ? site.name : articleSections[section].label
}

/** Versions in the site's settings have a label; older ones use their name. */
export const versionLabel = (name: string) =>
  docsVersions.find(version => version.name === name)?.label ?? name
