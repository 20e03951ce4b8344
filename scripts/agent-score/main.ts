/**
 * `npm run tools -- agents [ADDRESS]`: what the linter afdocs gives the published build, or a site at another address, of 100 points for being read by
 * programs. Fails below `least`. The linter asks for Node 22, which is newer than what the project needs, so that it is no dependency: npx gets this
 * version of it.
 */
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { publishedFolder } from "../../src/build/publish"
import { site } from "../../src/site.config"
import { runMain } from "../run-main"
import { serve } from "../serve-site"

const linter = "afdocs@0.22.2"
const least = 97

/** Lists of pages that an index of texts need not repeat, and where they are listed themselves. */
const lists = ["/", "/search", "/*/tags", "/*/tags/**", "/*/page/**", "/*/archive"]
/** What a page shows and its twin tells in other words: controls, formulas (TeX there), and pictures of figures (tables there). */
const inOtherWords = ["math", "figure", "fieldset", "summary"]

interface Report {
  scoring: { overall: number }
  results: { id: string; status: "pass" | "warn" | "fail" | "skip"; message: string }[]
}

runMain(async () => {
  const [address] = process.argv.slice(2)
  if (Number.parseInt(process.versions.node, 10) < 22)
    throw new Error(`${linter} needs Node 22 or newer; this is ${process.versions.node}.`)
  const served = address ? undefined : await serve(0, publishedFolder)
  // As long as nginx keeps connections: the linter's are idle while it thinks.
  if (served) served.server.keepAliveTimeout = 65_000
  try {
    const { scoring, results } = await check(address ?? served?.url ?? "")
    for (const { id, status, message } of results)
      if (status !== "pass") console.log(`${status} ${id}: ${message}`)
    console.log(`${scoring.overall} of 100 points; at least ${least} are wanted.`)
    process.exitCode = scoring.overall < least ? 1 : 0
  } finally {
    served?.server.close()
    served?.server.closeAllConnections()
  }
})

async function check(address: string): Promise<Report> {
  const options = {
    "canonical-origin": site.url,
    // The same pages each time.
    sampling: "deterministic",
    "max-links": "60",
    "request-delay": "5",
    "network-context": "ci",
    "coverage-exclusions": lists.join(","),
    "parity-exclusions": inOtherWords.join(","),
    format: "json",
  }
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const command = ["--yes", linter, "check", address, ...flags, "--score", "--quiet"]
  const { stdout } = await promisify(execFile)("npx", command, { maxBuffer: 2 ** 26 }).catch(
    // It ends with 1 where any check fails; what it says is the same.
    (error: { stdout?: string; message: string }) => {
      if (!error.stdout) throw new Error(error.message)
      return { stdout: error.stdout }
    },
  )
  return JSON.parse(stdout) as Report
}
