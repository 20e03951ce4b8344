/** The second half of `npm run lint`: checks the workflows with GitHub's own parser and bash. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { runMain } from "../run-main"
import { checkWorkflow } from "./check-workflow"

const folder = ".github/workflows"

runMain(async () => {
  const files = readdirSync(folder).map(name => join(folder, name))
  const found = await Promise.all(
    files.map(file => checkWorkflow(file, readFileSync(file, "utf8"))),
  )
  for (const problem of found.flat()) console.error(problem)
  console.log(`${files.length} workflows, ${found.flat().length} problems`)
  if (found.flat().length > 0) process.exitCode = 1
})
