/**
 * `npm run tools -- claims`: updates the expected numbers of claims to what they show now, and the
 * tables in docs/claims.md. Read the sentences on each changed line again before you commit.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../src/site/list-files"
import { contentFolder, contentRoot } from "../src/site/project-paths"
import { guideFile, withTables } from "./claims/guide"
import { renewClaims } from "./claims/renew-claims"

for (const path of listFiles(contentRoot).filter(name => /\.mdx?$/.test(name))) {
  const file = join(contentRoot, path)
  const written = readFileSync(file, "utf8")
  const { text, count } = renewClaims(`${contentFolder}/${path}`, written)
  if (count === 0) continue
  writeFileSync(file, text)
  console.log(`${contentFolder}/${path}: ${count === 1 ? "1 claim" : `${count} claims`}`)
}
writeFileSync(guideFile, withTables(readFileSync(guideFile, "utf8")))
