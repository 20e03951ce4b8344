import type { BuildArgs } from "gatsby"
import { pushTarget } from "../../../search/push/push-target"
import { isOn } from "../is-on"

/**
 * Clears the notes of gatsby-plugin-algolia, so that it queries the index for its contents. The
 * plugin writes them before it pushes, so records of a failed push would never be pushed again.
 * @see docs/decisions/0043-pushing-to-algolia.md
 */
export async function onPreBuild({ getCache }: Pick<BuildArgs, "getCache">): Promise<void> {
  const target = pushTarget(process.env)
  if (target && isOn("algolia-notes"))
    await getCache("gatsby-plugin-algolia").set(`algolia-objects-${target.indexName}`, {})
}
