import type { ParentSpanPluginArgs } from "gatsby"
import { stopAtProblems } from "../develop/content-problems"
import { checkTemplates } from "../pages/check-templates"
import { session } from "../session"
import { removeStamp, writeStamp } from "./build-stamp"

/**
 * Checks the whole content before Gatsby reads it: gatsby-plugin-mdx ends a build at the first file it cannot
 * read, and a build that fails later would leave half-written pages.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.NODE_ENV === "development") return writeStamp("develop")
  const activity = reporter.activityTimer("check content")
  activity.start()
  const { pages, problems } = await session.load()
  activity.setStatus(`${pages.length} pages`)
  activity.end()
  stopAtProblems([...checkTemplates(), ...problems], reporter)
  removeStamp()
}
