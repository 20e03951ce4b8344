/**
 * `npm run search:push [-- --dry-run]`: brings the hosted index that the environment names in step with the content,
 * without a build. Which variables: docs/search.md.
 */
import { parseArgs } from "node:util"
import { loadRecords } from "../src/gatsby/algolia/load-records"
import { digestOf } from "../src/gatsby/nodes/digest"
import { pushRecords } from "../src/search/push/push-records"
import { pushTarget } from "../src/search/push/push-target"
import { pushedRecord } from "../src/search/push/pushed-record"
import { runMain } from "./run-main"

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } })
  const target = pushTarget(process.env)
  if (!target)
    throw new Error(
      "Set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX_NAME and ALGOLIA_ADMIN_KEY to the index to push to.",
    )
  const dryRun = values["dry-run"]
  const records = (await loadRecords()).map(record => pushedRecord(record, digestOf))
  const { written, removed, unchanged, settings } = await pushRecords(target, records, { dryRun })
  console.log(
    `${dryRun ? "Would change" : "Changed"} index "${target.indexName}": ${written} records written, ${removed} removed, ${unchanged} as they were, settings ${settings ? "written" : "as they were"}.`,
  )
}

runMain(main)
