/**
 * `npm run tools -- search-push [--dry-run]`: synchronizes the hosted index with the content,
 * without a build, using the plugin that pushes in builds. docs/search.md lists the environment
 * variables.
 */
import { parseArgs } from "node:util"
import { loadRecords } from "../src/gatsby/algolia/load-records"
import { pushWithoutBuild } from "../src/gatsby/algolia/push-without-build"
import { pushTarget } from "../src/search/push/push-target"
import { runMain } from "./run-main"

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } })
  const target = pushTarget(process.env)
  if (!target)
    throw new Error(
      "Set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX_NAME and ALGOLIA_ADMIN_KEY to the index to push to.",
    )
  console.log(`Index "${target.indexName}":`)
  await pushWithoutBuild(target, await loadRecords(), {
    dryRun: values["dry-run"],
    report: status => console.log(`  ${status}`),
  })
}

runMain(main)
