/**
 * `npm run adopt -- PATH [--replace | --to FOLDER] [--dry] [--all]`: converts a Docusaurus site
 * into content of this one, and exits with 1 if one of its pages gets no address. `--replace` first
 * removes this site's pages, data, and settings; `--dry` writes nothing; `--all` lists everything.
 * @see docs/adopt.md
 */
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { adoptSite } from "./adopt/adopt-site"
import { formatAdoption, isComplete } from "./adopt/report"
import { runMain } from "./run-main"

const usage = "Usage: npm run adopt -- PATH [--replace | --to FOLDER] [--dry] [--all]"

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string", default: "content" },
      replace: { type: "boolean", default: false },
      dry: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
    },
  })
  const [path] = positionals
  if (!path || positionals.length > 1) throw new Error(usage)
  if (values.replace && values.to !== "content")
    throw new Error(`--replace replaces the folder content, so it takes no --to. ${usage}`)
  const adoption = adoptSite(resolve(path), values.to, values)
  console.log(formatAdoption(adoption, values.to, values))
  if (!isComplete(adoption)) process.exitCode = 1
}

runMain(main)
