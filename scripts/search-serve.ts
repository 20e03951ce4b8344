/**
 * `npm run tools -- search-serve`: runs a local server instead of Algolia, to try that mode
 * without an account. Its index contains the records of the current content; PORT sets the port
 * (default 9100).
 */
import { loadRecords } from "../src/gatsby/algolia/load-records"
import { startAlgoliaServer } from "./algolia-mock/server"
import { portOf } from "./listen"
import { runMain } from "./run-main"

const indexName = process.env.GATSBY_ALGOLIA_INDEX_NAME ?? "panoptic"

async function main(): Promise<void> {
  const chosen = portOf(process.env.PORT, 9100)
  const records = await loadRecords()
  const { url, port } = await startAlgoliaServer({
    port: chosen,
    indexes: { [indexName]: records },
  })
  console.log(`
${records.length} records are at ${url}, index "${indexName}" (Ctrl+C stops it).

To start a site that searches there, or to push to it:
  export GATSBY_ALGOLIA_APP_ID=local GATSBY_ALGOLIA_SEARCH_KEY=local GATSBY_ALGOLIA_INDEX_NAME=${indexName} \\
    GATSBY_ALGOLIA_HOST=127.0.0.1:${port}
  npm start
  ALGOLIA_ADMIN_KEY=local npm run tools -- search-push`)
}

runMain(main)
