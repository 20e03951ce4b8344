import { checkTemplates } from "../../gatsby/pages/check-templates"
import { imageFile } from "../../gatsby/schema/images"
import { checkSite, type DataLink } from "../check/check-site"
import type { Problem } from "../problem"
import { withDataAnchors } from "../tree/data-anchors"
import { type Page, pageList } from "../tree/page-list"
import { type SiteContent, siteContent } from "../tree/site-content"
import { siteAssets } from "./assets"
import { moduleExists } from "./module-exists"
import { readContentTree } from "./read-tree"
import { readSiteTexts } from "./site-texts"

/** The whole site as data, with everything that is wrong with it. */
export interface LoadedSite {
  content: SiteContent
  pages: Page[]
  /** What components draw from data files. */
  drawn: ReturnType<typeof readSiteTexts>["drawn"]
  problems: Problem[]
}

/**
 * Reads, compiles and checks the content tree. Gatsby is not needed: the content check, the build and
 * develop all see the same site.
 */
export async function loadSite(includeDrafts: boolean): Promise<LoadedSite> {
  const tree = await readContentTree()
  const content = siteContent(tree, includeDrafts)
  const texts = readSiteTexts()
  const pages = withDataAnchors(pageList(content, texts), texts.anchors)
  const dataLinks: DataLink[] = texts.links
  const problems = [
    ...checkTemplates(),
    ...texts.problems,
    ...checkSite(content, pages, {
      assets: siteAssets(),
      dataLinks,
      imageExists: (pageFile, src) => imageFile(pageFile, src) !== undefined,
      moduleExists,
    }),
  ]
  return { content, pages, drawn: texts.drawn, problems }
}
