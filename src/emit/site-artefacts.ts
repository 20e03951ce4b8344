import type { Artefact, SiteModel } from "../model/site-model"
import { articleIndexArtefacts } from "./article-index"
import { changesFeedArtefacts } from "./changes-feed"
import { contractArtefacts } from "./contracts"
import { feedArtefacts } from "./feeds"
import { glossaryArtefacts } from "./glossary"
import { llmsFullArtefacts } from "./llms-full"
import { llmsArtefacts } from "./llms-index"
import { markdownArtefacts } from "./markdown"
import { mcpCardArtefacts } from "./mcp-card"
import { pageIndexArtefacts } from "./page-index"
import { redirectArtefacts } from "./redirects"
import { searchIndexArtefacts } from "./search-index/search-index"
import { sitemapArtefacts } from "./sitemap"
import {
  manifestArtefacts,
  openSearchArtefacts,
  robotsArtefacts,
  securityTextArtefacts,
} from "./well-known"

/** A new artefact: one pure function, one line here. */
const artefacts: ((model: SiteModel) => Artefact[])[] = [
  articleIndexArtefacts,
  glossaryArtefacts,
  pageIndexArtefacts,
  feedArtefacts,
  changesFeedArtefacts,
  sitemapArtefacts,
  robotsArtefacts,
  manifestArtefacts,
  openSearchArtefacts,
  securityTextArtefacts,
  redirectArtefacts,
  markdownArtefacts,
  llmsArtefacts,
  llmsFullArtefacts,
  mcpCardArtefacts,
  contractArtefacts,
  searchIndexArtefacts,
]

/** All text files of the site that are no pages. Same model, same bytes. */
export function siteArtefacts(model: SiteModel): Artefact[] {
  return artefacts.flatMap(artefact => artefact(model))
}
