/**
 * `npm run audit`: the lock file against known advisories, allowed licences and known install scripts.
 *   --renew   asks OSV for all advisories of the locked packages first, and writes scripts/audit/advisories.json
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { z } from "zod"
import { runMain } from "../run-main"
import { advisorySchema, checkAdvisories } from "./advisories"
import { checkInstallScripts } from "./install-scripts"
import { checkIntegrity } from "./integrity"
import { checkLicences } from "./licences"
import { readLockFile } from "./lock-file"
import { accepted, allowedLicences, licenceExceptions } from "./policy"
import { fetchAdvisories } from "./renew-advisories"

const file = join(__dirname, "advisories.json")

runMain(async () => {
  const { values } = parseArgs({ options: { renew: { type: "boolean", default: false } } })
  const packages = readLockFile()
  if (values.renew) {
    const found = await fetchAdvisories(packages.map(({ name }) => name))
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  }
  const advisories = z.array(advisorySchema).parse(JSON.parse(readFileSync(file, "utf8")))
  const problems = [
    ...checkAdvisories(packages, advisories, accepted),
    ...checkLicences(packages, allowedLicences, licenceExceptions),
    ...checkInstallScripts(packages, readFileSync(".npmrc", "utf8")),
    ...checkIntegrity(packages),
  ]
  for (const problem of problems) console.error(problem)
  console.log(
    `${packages.length} packages, ${advisories.length} advisories, ${accepted.length} of them accepted: ${problems.length} problems`,
  )
  if (problems.length > 0) process.exitCode = 1
})
