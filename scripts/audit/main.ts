/**
 * `npm run tools -- audit`: checks the lock file for known advisories, disallowed licenses, and
 * unknown install scripts.
 *   --renew   first queries OSV for all advisories of the locked packages, and writes
 *             scripts/audit/advisories.json
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runMain } from "../run-main"
import { ageOf, checkAdvisories, knownAdvisoriesSchema } from "./advisories"
import { checkInstallScripts } from "./install-scripts"
import { checkIntegrity } from "./integrity"
import { checkLicences } from "./licences"
import { readLockFile } from "./lock-file"
import { accepted, allowedLicences, licenceExceptions } from "./policy"
import { fetchAdvisories, renewed } from "./renew-advisories"

const file = join(__dirname, "advisories.json")

runMain(async () => {
  const { values } = parseArgs({ options: { renew: { type: "boolean", default: false } } })
  const packages = readLockFile()
  const read = () => knownAdvisoriesSchema.parse(JSON.parse(readFileSync(file, "utf8")))
  const today = new Date()
  if (values.renew) {
    const found = await fetchAdvisories(packages.map(({ name }) => name))
    writeFileSync(file, `${JSON.stringify(renewed(read(), found, today), null, 2)}\n`)
  }
  const { asked, advisories } = read()
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
  const { age, warning } = ageOf(asked, today)
  console.log(`The advisories were fetched on ${asked} and are ${age}.`)
  if (warning) console.warn(`warning: ${warning}`)
  if (problems.length > 0) process.exitCode = 1
})
