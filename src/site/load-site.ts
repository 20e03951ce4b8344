import { foldConsequences } from "../content/fold-consequences"
import type { Problem } from "../content/problem"
import { checkDates, latestDay } from "../model/check/check-dates"
import { checkSafety } from "../model/check/check-safety"
import { checkSite } from "../model/check/check-site"
import { checkPageStyle, checkStyle, type FileProse, proseOfPage } from "../model/check/check-style"
import { judge } from "../model/check/judge"
import type { ComposedSite } from "../model/composed-site"
import { checkCardLetters } from "./card-letters"
import { composeSite } from "./compose-site"
import type { ContentReader } from "./content-reader"
import { readDataFile, readRules, readSafety, readStyle, safetyDataFile } from "./data-files"
import { cleanTexts } from "./kept/clean-texts"
import { moduleExists } from "./module-exists"
import { openPictures, type Pictures } from "./pictures/open-pictures"

/** The whole site as data, with all of its problems. */
export interface LoadedSite extends ComposedSite {
  /** Text of pages and of the texts around them that readers see, for language checks. */
  prose(): FileProse[]
  pictures: Pictures
  /** Problems that fail a build. */
  problems: Problem[]
  /**
   * Problems that do not fail a build, and advice on budgets that could be smaller (`spare`); see
   * rules.yaml.
   */
  warnings: Problem[]
  spare: string[]
}

/**
 * Reads, checks, and computes the whole content, without Gatsby. The content check, the build, and
 * develop all use this function, so they see the same site.
 */
export async function loadSite(reader: ContentReader, includeDrafts: boolean): Promise<LoadedSite> {
  const { site, allPages, around, assets, histories } = await composeSite(reader, includeDrafts)
  const { tree } = site.content
  const safety = readSafety()
  const origin = readDataFile(safetyDataFile)
  const rules = readRules()
  const style = readStyle()
  const pictures = await openPictures([
    ...tree.entries,
    ...(tree.unread ?? []).flatMap(({ found }) => found ?? []),
  ])
  const { known, keep } = cleanTexts(style.phrases)
  const ofPages = checkPageStyle(tree.entries, style.phrases, known)
  keep(ofPages.clean)
  const found = [
    ...rules.problems,
    ...style.problems,
    ...around.problems,
    ...checkSite(site.content, allPages, {
      assets,
      dataLinks: around.links,
      pictureFault: pictures.faultOf,
      moduleExists,
    }),
    ...checkDates(tree.entries, latestDay()),
    ...ofPages.problems,
    ...(await checkCardLetters(site.pages)),
    ...checkStyle(around.prose, style.phrases),
    ...(safety && origin ? checkSafety(tree.entries, safety, origin) : []),
  ]
  const { errors, warnings, spare } = judge(
    foldConsequences(found),
    rules,
    file => histories.get(file)?.day,
  )
  const prose = () => [...tree.entries.flatMap(proseOfPage), ...around.prose]
  return { ...site, prose, pictures, problems: errors, warnings, spare }
}
