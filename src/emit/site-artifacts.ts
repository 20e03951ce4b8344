import type { Artifact, SiteModel } from "../model/site-model"
import { articleIndexArtifacts } from "./article-index"
import { changesFeedArtifacts } from "./changes-feed"
import { contractArtifacts } from "./contracts"
import { feedArtifacts } from "./feeds"
import { glossaryArtifacts } from "./glossary"
import { llmsFullArtifacts } from "./llms-full"
import { llmsArtifacts } from "./llms-index"
import { markdownArtifacts } from "./markdown"
import { pageIndexArtifacts } from "./page-index"
import { redirectArtifacts } from "./redirects"
import { searchIndexArtifacts } from "./search-index/search-index"
import { sitemapArtifacts } from "./sitemap"
import { apiCatalogArtifacts } from "./well-known/api-catalog"
import { mcpCardArtifacts } from "./well-known/mcp-card"
import {
  manifestArtifacts,
  openSearchArtifacts,
  robotsArtifacts,
  securityTextArtifacts,
} from "./well-known/well-known"

/** All artifacts. A new one needs one pure function and one line here. */
const artifacts: ((model: SiteModel) => Artifact[])[] = [
  articleIndexArtifacts,
  glossaryArtifacts,
  pageIndexArtifacts,
  feedArtifacts,
  changesFeedArtifacts,
  sitemapArtifacts,
  robotsArtifacts,
  manifestArtifacts,
  openSearchArtifacts,
  securityTextArtifacts,
  redirectArtifacts,
  markdownArtifacts,
  llmsArtifacts,
  llmsFullArtifacts,
  mcpCardArtifacts,
  apiCatalogArtifacts,
  contractArtifacts,
  searchIndexArtifacts,
]

/** All text files of the site except its pages. The same model always gives the same bytes. */
export function siteArtifacts(model: SiteModel): Artifact[] {
  return artifacts.flatMap(artifact => artifact(model))
}
