/** `npm run new -- post|research|doc|term "Title"`: a new page with its front matter filled in. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type NewPageKind, newPage, newPageKinds } from "./new-page"

function main([kind, title]: string[]): number {
  if (!newPageKinds.includes(kind as NewPageKind) || !title?.trim()) {
    console.error(`Usage: npm run new -- ${newPageKinds.join("|")} "Title"`)
    return 1
  }
  const page = newPage(kind as NewPageKind, title.trim(), new Date().toISOString().slice(0, 10))
  const file = join(process.cwd(), page.file)
  if (existsSync(file)) {
    console.error(`${page.file} exists already. Choose another title.`)
    return 1
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page.text)
  console.log(`Wrote ${page.file}. It is a draft: \`npm run develop\` shows it at ${page.path}.`)
  return 0
}

process.exitCode = main(process.argv.slice(2))
