/** Part of `npm run lint`: checks the English of comments and documents. */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { runMain } from "../run-main"
import { checkWording } from "./check-wording"

const patterns = [
  "*.ts",
  "*.tsx",
  "*.mjs",
  "*.cjs",
  "*.css",
  "docs/*.md",
  "README.md",
  "CONTRIBUTING.md",
]

/** Files that this project publishes for others, and the types that Gatsby generates. */
const excluded = /^(?:content|static)\/|^src\/gatsby-types\.d\.ts$/

runMain(async () => {
  const files = execFileSync("git", ["ls-files", "-z", "--", ...patterns], { encoding: "utf8" })
    .split("\0")
    .filter(file => file && !excluded.test(file))
  const problems = files.flatMap(file => checkWording(file, readFileSync(file, "utf8")))
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} files, ${problems.length} problems of wording`)
  if (problems.length > 0) process.exitCode = 1
})
