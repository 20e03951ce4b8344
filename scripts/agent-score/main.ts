/**
 * `npm run tools -- agents [ADDRESS]`: scores how well programs can read the published build, or a
 * site at another address, with the linter afdocs (100 points at most). Fails below `least`; npx
 * runs the linter, because it needs Node 22, which is newer than the project requires.
 */
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { publishedFolder } from "../../src/build/publish"
import { site } from "../../src/site.config"
import { runMain } from "../run-main"
import { serve } from "../serve-site"

const linter = "afdocs@0.22.2"
const least = 97

/** Pages that list others, which an index of texts need not contain. */
const lists = ["/", "/search", "/*/tags", "/*/tags/**", "/*/page/**", "/*/archive"]
/**
 * Elements whose content the twin expresses in another form: controls, formulas (TeX in the twin),
 * and figures (tables in the twin).
 */
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
  // The same as nginx: the linter's connections are idle while it computes.
  if (served) served.server.keepAliveTimeout = 65_000
  try {
    const { scoring, results } = await check(address ?? served?.url ?? "")
    for (const { id, status, message } of results)
      if (status !== "pass") console.log(`${status} ${id}: ${message}`)
    console.log(`${scoring.overall} of 100 points; at least ${least} are required.`)
    process.exitCode = scoring.overall < least ? 1 : 0
  } finally {
    served?.server.close()
    served?.server.closeAllConnections()
  }
})

async function check(address: string): Promise<Report> {
  const options = {
    "canonical-origin": site.url,
    // Samples the same pages each time.
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
    // The linter exits with code 1 if any check fails, but prints the same report.
    (error: { stdout?: string; message: string }) => {
      if (!error.stdout) throw new Error(error.message)
      return { stdout: error.stdout }
    },
  )
  return JSON.parse(stdout) as Report
}
