/** `npm run content`: every problem of the content in one list, without a build. */
import { loadSite } from "../src/build/content/load-site"
import { formatProblems } from "../src/content-model/problem"

void loadSite(false).then(({ problems, pages }) => {
  if (problems.length > 0) console.error(formatProblems(problems))
  else console.log(`The content is sound: ${pages.length} pages.`)
  process.exitCode = problems.length > 0 ? 1 : 0
})
