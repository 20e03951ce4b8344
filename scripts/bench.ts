/**
 * `npm run bench`: builds a generated site of about 700 pages and measures it.
 *   --pages 3000          another size
 *   --runs 3              several rounds, medians shown
 *   --against docusaurus  the same content with Docusaurus, in turn
 *   --bytes [folder]      bytes of each page type of a built site instead (default public)
 *   --incremental         random edits: is an incremental build equal to a clean one?
 *   --steps 8 --seed 1    how many edits, and which
 */
import { parseArgs } from "node:util"
import { benchBuilds } from "./bench/builds"

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: "string", default: "700" },
      runs: { type: "string", default: "1" },
      against: { type: "string" },
      bytes: { type: "boolean", default: false },
      incremental: { type: "boolean", default: false },
      steps: { type: "string" },
      seed: { type: "string", default: "1" },
    },
  })
  void positionals
  const size = { pages: Number(values.pages), runs: Number(values.runs) }
  await benchBuilds(size)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
