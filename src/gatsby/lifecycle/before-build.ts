import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { missingHistory } from "../../content/read/file-history"
import { projectRoot } from "../../content/read/project-paths"
import { stopAtProblems, tellWarnings } from "../develop/content-problems"
import { keepQueries } from "../develop/known-queries"
import { writeLateAnswers } from "../develop/late-answers"
import { shortenBatches } from "../develop/short-batches"
import { tellUnchangedAnswers } from "../develop/unchanged-answers"
import { checkTemplates } from "../pages/check-templates"
import { parseFewerSources } from "../pages/parse-fewer-sources"
import { handOverDigests } from "../pictures/hand-over-digests"
import { session } from "../session"
import { closeBundlerLate } from "../webpack/close-bundler"
import { keepBundles } from "../webpack/kept-bundles"
import { bundleDocumentAhead } from "../webpack/renderer/document-ahead"
import { removeStamp, writeStamp } from "./build-stamp"
import { compressScripts } from "./compress-scripts"
import { finishPages } from "./finish-pages"
import { startPictures } from "./make-pictures"
import { startPublishing } from "./publish-aside"
import { spareWorker } from "./spare-worker"
import { bringBack } from "./unused-pictures"

const publicFolder = join(projectRoot, "public")

/**
 * Checks the whole content before Gatsby reads it: gatsby-plugin-mdx ends a build at the first file it cannot
 * read, and a build that fails later would leave half-written pages.
 */
export async function onPreBootstrap(args: ParentSpanPluginArgs): Promise<void> {
  const { reporter, getCache } = args
  parseFewerSources()
  if (process.env.NODE_ENV === "development") {
    bringBack(publicFolder)
    tellUnchangedAnswers(args)
    writeLateAnswers(args)
    shortenBatches()
    keepQueries(args)
    bundleDocumentAhead(args)
    return writeStamp("develop")
  }
  const activity = reporter.activityTimer("check content")
  activity.start()
  const site = await session.load()
  const { pages, problems } = site
  activity.setStatus(`${pages.length} pages`)
  activity.end()
  tellWarnings(site, reporter)
  const withoutDates = missingHistory()
  if (withoutDates) reporter.warn(withoutDates)
  stopAtProblems([...checkTemplates(), ...problems], reporter)
  removeStamp()
  bringBack(publicFolder)
  await handOverDigests(site.pictures.sound, getCache)
  startPublishing()
  startPictures(reporter)
  keepBundles()
  closeBundlerLate(args)
  compressScripts()
  spareWorker()
  finishPages(args)
}
