import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, serialize } from "parse5"
import { listFiles } from "../src/site/list-files"

/**
 * Compares two built sites, to verify that a refactoring keeps the output: `npm run compare --
 * OLD/public public`. HTML is compared without names that differ between builds (hashes of scripts
 * and style sheets, class names, React's ids, script state); everything else must match byte for
 * byte.
 */
const [before = "", after = "public"] = process.argv.slice(2)
if (!existsSync(join(before, "index.html")))
  throw new Error(
    "name the folders of the old and the new site: npm run compare -- OLD/public public",
  )

/** Files for scripts only, whose format may change with the code that reads them. */
const internal =
  /^(page-data\/|chunk-map\.json|webpack\.stats\.json|\.build-stamp|.*\.map$|static\/d\/)|\.(?:js|br)$|^[^/]+\.css$|-[0-9a-f]{16,20}\./

const isShown = (file: string) => !internal.test(file)

function normalised(file: string, text: string): string {
  // A policy allows inline parts by their hashes, which change with the names inside.
  if (!file.endsWith(".html")) return text.replace(/ 'sha256-[^']+'/g, "")
  return serialize(parse(text))
    .replace(/<script\b[\s\S]*?<\/script>/g, script =>
      /type="application\/ld\+json"/.test(script) ? script : "",
    )
    .replace(/<style\b[\s\S]*?<\/style>/g, "")
    .replace(/<link[^>]*(?:as="(?:script|fetch|font)"|rel="(?:pre|stylesheet))[^>]*>/g, "")
    .replace(/ class="[^"]*"/g, names =>
      names.replace(/[\w-]+?--([\w-]+?)--\w{5}(?=[ "])/g, "$1").replace(/-\w{2}(?=[ "])/g, ""),
    )
    .replace(/-[0-9a-f]{16,20}(?=\.)/g, "")
    .replace(/:R\w*:/g, numbering())
}

/**
 * Numbers React's ids (useId) in order of appearance: they depend on the position in React's tree.
 */
function numbering(): (id: string) => string {
  const ids: string[] = []
  return id => String(ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1)
}

const filesOf = (folder: string) => listFiles(folder).filter(isShown)
const [old, now] = [filesOf(before), filesOf(after)]
const gone = old.filter(file => !now.includes(file))
const added = now.filter(file => !old.includes(file))
const both = old.filter(file => now.includes(file))

const differing = both.filter(file => {
  const [a, b] = [before, after].map(folder => readFileSync(join(folder, file)))
  if (!a || !b || a.equals(b)) return false
  return normalised(file, a.toString()) !== normalised(file, b.toString())
})

for (const file of gone) console.log(`gone     ${file}`)
for (const file of added) console.log(`added    ${file}`)
for (const file of differing) {
  const [a = "", b = ""] = [before, after].map(folder =>
    normalised(file, readFileSync(join(folder, file), "utf8")),
  )
  let at = 0
  while (a[at] === b[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100))
  console.log(`differs  ${file}\n  before ${around(a)}\n  after  ${around(b)}`)
}
console.log(
  `${both.length} files compared: ${differing.length} differ, ${gone.length} removed, ${added.length} added`,
)
process.exitCode = differing.length + gone.length + added.length > 0 ? 1 : 0
