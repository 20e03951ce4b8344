/**
 * `npm run adopt -- PATH [--to FOLDER] [--dry] [--all]`: converts a Docusaurus site into content of
 * this one; see docs/adopt.md. `--dry` writes nothing, `--all` lists every finding instead of the
 * first ones of each kind.
 */
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { adoptSite } from "./adopt/adopt-site"
import { formatAdoption } from "./adopt/report"
import { runMain } from "./run-main"

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string", default: "content" },
      dry: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
    },
  })
  const [path] = positionals
  if (!path || positionals.length > 1)
    throw new Error("Usage: npm run adopt -- PATH [--to FOLDER] [--dry] [--all]")
  const adoption = await adoptSite(resolve(path), values.to, values.dry)
  console.log(formatAdoption(adoption, values.to, values))
  if (adoption.conflicts.length > 0) process.exitCode = 1
}

runMain(main)
