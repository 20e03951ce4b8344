import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { type LoadedSite, loadSite } from "../content/load-site"
import { projectRoot } from "../content/project-paths"
import { removeStamp, writeStamp } from "./build-stamp"
import { stopAtProblems } from "./content-problems"
import { bringBack } from "./unused-pictures"

const publicFolder = join(projectRoot, "public")

let checked: LoadedSite | undefined

/** The site as it was checked, so that what is built is what was checked; not known in develop. */
export const checkedSite = () => checked

/**
 * Checks the whole content before Gatsby reads it: gatsby-plugin-mdx ends a build at the first file it cannot
 * read, and a build that fails later would leave half-written pages.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.NODE_ENV === "development") {
    bringBack(publicFolder)
    return writeStamp("develop")
  }
  const activity = reporter.activityTimer("check content")
  activity.start()
  checked = await loadSite(false)
  activity.setStatus(`${checked.pages.length} pages`)
  activity.end()
  stopAtProblems(checked.problems, reporter)
  removeStamp()
  bringBack(publicFolder)
}
