import type { ParentSpanPluginArgs } from "gatsby"
import { loadSite } from "../content/load-site"
import { removeStamp } from "./build-stamp"
import { stopAtProblems } from "./content-problems"

/**
 * Checks the whole content before Gatsby reads it: gatsby-plugin-mdx ends a build at the first file it cannot
 * read, and a build that fails later would leave half-written pages.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.NODE_ENV === "development") return
  const activity = reporter.activityTimer("check content")
  activity.start()
  const { problems, pages } = await loadSite(false)
  activity.setStatus(`${pages.length} pages`)
  activity.end()
  stopAtProblems(problems, reporter)
  removeStamp()
}
