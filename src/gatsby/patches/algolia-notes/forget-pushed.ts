import type { BuildArgs } from "gatsby"
import { pushTarget } from "../../../search/push/push-target"
import { isOn } from "../is-on"

/**
 * gatsby-plugin-algolia notes what it is about to push before it does, so that records of a push that failed would
 * never be pushed again. Without its notes it asks the index what it holds.
 * See docs/decisions/0043-pushing-to-algolia.md.
 */
export async function onPreBuild({ getCache }: Pick<BuildArgs, "getCache">): Promise<void> {
  const target = pushTarget(process.env)
  if (target && isOn("algolia-notes"))
    await getCache("gatsby-plugin-algolia").set(`algolia-objects-${target.indexName}`, {})
}
