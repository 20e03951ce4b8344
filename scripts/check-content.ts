/** `npm run content`: every problem of the content in one list, without a build. */

import { formatProblems } from "../src/content/problem"
import { ContentReader } from "../src/content/read/content-reader"
import { loadSite } from "../src/content/read/load-site"

void loadSite(new ContentReader(), false).then(({ problems, pages }) => {
  if (problems.length > 0) console.error(formatProblems(problems))
  else console.log(`The content is sound: ${pages.length} pages.`)
  process.exitCode = problems.length > 0 ? 1 : 0
})
