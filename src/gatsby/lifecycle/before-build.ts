import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { missingHistory } from "../../site/file-history"
import { projectRoot } from "../../site/project-paths"
import { reportWarnings, stopAtProblems } from "../develop/content-problems"
import { checkTemplates } from "../pages/check-templates"
import { skipBundlerRuns } from "../patches/bundler-runs/bundler-runs"
import { parseFewerSources } from "../patches/fewer-sources/parse-fewer-sources"
import { isOn } from "../patches/is-on"
import { flushPageDataAgain } from "../patches/page-data-flush/flush-again"
import { resolveUnchangedResults } from "../patches/page-data-flush/unchanged-results"
import { renderForNewStyles } from "../patches/page-hashes/page-hashes"
import {
  bundleRendererInParallel,
  prebundleDocument,
} from "../patches/rspack-renderer/renderer-by-rspack"
import { endShortBuilds } from "../patches/short-builds/short-builds"
import { session } from "../session"
import { removeStamp, writeStamp } from "./build-stamp"
import { startEmitting } from "./emit-in-background"
import { startPictures } from "./make-pictures"
import { restorePictures } from "./unused-pictures"

const publicFolder = join(projectRoot, "public")

/**
 * Checks all content before Gatsby reads it. Otherwise gatsby-plugin-mdx ends the build at the
 * first file that it cannot read, and a build that fails later leaves half-written pages.
 */
export async function onPreBootstrap(args: ParentSpanPluginArgs): Promise<void> {
  const { reporter } = args
  if (isOn("fewer-sources")) parseFewerSources()
  if (process.env.NODE_ENV === "development") {
    restorePictures(publicFolder)
    if (isOn("page-data-flush")) {
      resolveUnchangedResults(args)
      flushPageDataAgain(args)
    }
    if (isOn("rspack-renderer")) prebundleDocument(args)
    return writeStamp("develop")
  }
  const activity = reporter.activityTimer("check content")
  activity.start()
  const site = await session.load()
  const { pages, problems } = site
  activity.setStatus(`${pages.length} pages`)
  activity.end()
  reportWarnings(site, reporter)
  const withoutDates = missingHistory()
  if (withoutDates) reporter.warn(withoutDates)
  stopAtProblems([...checkTemplates(), ...problems], reporter)
  removeStamp()
  restorePictures(publicFolder)
  startEmitting()
  startPictures(reporter)
  if (isOn("short-builds")) endShortBuilds()
  wrapBundlerRuns(args)
}

/**
 * Each of these wraps functions of Gatsby's and calls the previous wrapper, so the last one runs
 * first.
 */
function wrapBundlerRuns(args: ParentSpanPluginArgs): void {
  let isRendererCached = () => false
  if (isOn("rspack-renderer")) bundleRendererInParallel(() => isRendererCached())
  if (isOn("bundler-runs")) isRendererCached = skipBundlerRuns(args)
  if (isOn("page-hashes")) renderForNewStyles()
}
