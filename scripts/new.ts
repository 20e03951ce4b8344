/**
 * `npm run tools -- new kind "Title"`: creates a page with its front matter filled in; lists the
 * kinds if none is given.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { newPage, newPageKinds, newPageRequest } from "./new-page"
import { runMain } from "./run-main"

async function main(): Promise<void> {
  const request = newPageRequest(process.argv.slice(2))
  if (!request) throw new Error(`Usage: npm run tools -- new ${newPageKinds.join("|")} "Title"`)
  const today = new Date().toISOString().slice(0, 10)
  const page = newPage(request.kind, request.title, today)
  const file = join(process.cwd(), page.file)
  if (existsSync(file)) throw new Error(`${page.file} already exists. Choose another title.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page.text)
  console.log(`Wrote ${page.file}. It is a draft: \`npm run develop\` shows it at ${page.path}.`)
}

runMain(main)
