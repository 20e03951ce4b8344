import { linkRepairs } from "../check/check-links"
import { checkSafety } from "../check/check-safety"
import { checkSite, linkTargets } from "../check/check-site"
import { checkStyle, type FileProse, proseOfPage } from "../check/check-style"
import { judge } from "../check/judge"
import { foldConsequences } from "../fold-consequences"
import { withUniqueTitles } from "../head/head"
import { siteIdentity } from "../head/site-identity"
import type { Problem } from "../problem"
import { type SafetyNoticeText, safetyFile } from "../schema/safety"
import { type DrawnData, withDataAnchors } from "../tree/component-data"
import type { Page } from "../tree/page"
import { pageList } from "../tree/page-list"
import { olderTagRedirects } from "../tree/redirects"
import { type SiteContent, siteContent } from "../tree/site-content"
import type { Redirect } from "../tree/site-model"
import { siteAssets } from "./assets"
import type { ContentReader } from "./content-reader"
import { readDataFile, readRules, readSafety, readStyle, safetyDataFile } from "./data-files"
import { fileHistories } from "./file-history"
import { moduleExists } from "./module-exists"
import { openPictures, type Pictures } from "./pictures/open-pictures"
import type { SiteTexts } from "./site-texts"

/** The whole site as data, with everything that is wrong with it. */
export interface LoadedSite {
  content: SiteContent
  /** Every page, each at an address of its own. */
  pages: Page[]
  redirects: Redirect[]
  /** Texts around the pages, by the name of their file: `data/home.yaml`. */
  texts: SiteTexts["texts"]
  /** What readers are told of versions that they should not use; none where its file has mistakes. */
  notice: SafetyNoticeText | undefined
  /** What components draw from data files. */
  drawn: DrawnData
  /** Links that lead elsewhere than their text says, by file: as the finished body has them, and what they are instead. */
  repairs: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** What readers read of pages and of the texts around them, for checks of the language. */
  prose: FileProse[]
  /** The pictures that pages name. */
  pictures: Pictures
  /** What fails a build. */
  problems: Problem[]
  /** Pages that are worse than they should be, and budgets that could be smaller; see rules.yaml. */
  warnings: Problem[]
  spare: string[]
}

/**
 * The one place where content is read, checked and computed. Gatsby is not needed: the content check, the build and
 * develop all see the same site.
 */
export async function loadSite(reader: ContentReader, includeDrafts: boolean): Promise<LoadedSite> {
  const tree = await reader.readTree()
  const content = siteContent(tree, includeDrafts)
  const { texts, links: dataLinks, prose: around, drawn, problems: ofTexts } = reader.texts.read()
  const safety = readSafety()
  const origin = readDataFile(safetyDataFile)
  const rules = readRules()
  const style = readStyle()
  const histories = fileHistories()
  const all = withDataAnchors(
    pageList(content, file => histories.get(file)),
    drawn,
  )
  const assets = siteAssets(tree.contracts)
  const targets = linkTargets(content, all, assets)
  const repairs = new Map(tree.entries.map(entry => [entry.file, linkRepairs(entry, targets)]))
  const pictures = await openPictures(tree.entries)
  const prose = [...tree.entries.flatMap(proseOfPage), ...around]
  const found = [
    ...rules.problems,
    ...style.problems,
    ...ofTexts,
    ...checkSite(content, all, {
      assets,
      dataLinks,
      pictureFault: pictures.faultOf,
      moduleExists,
    }),
    ...checkStyle(prose, style.phrases),
    ...(safety && origin ? checkSafety(tree.entries, safety, origin) : []),
  ]
  const { errors, warnings, spare } = judge(
    foldConsequences(found),
    rules,
    file => histories.get(file)?.day,
  )
  const pages = withUniqueTitles(uniquePaths(all), siteIdentity)
  const redirects = [...tree.redirects, ...olderTagRedirects(pages)].map(({ from, to }) => ({
    from,
    to,
  }))
  const notice = safetyFile.safeParse(texts.safety).data?.notice
  return {
    content,
    pages,
    redirects,
    texts,
    notice,
    drawn,
    repairs,
    prose,
    pictures,
    problems: errors,
    warnings,
    spare,
  }
}

/** In develop two files may claim one address for a while; the first one keeps it. */
function uniquePaths(pages: readonly Page[]): Page[] {
  return [...new Map([...pages].reverse().map(page => [page.path, page])).values()].reverse()
}
