/**
 * `npm run tools -- expiry`: fails where security.txt expires within 30 days. Run by CI alone, since it asks the clock: an older
 * checkout still builds and passes its tests.
 */
import { securityExpires } from "../../src/site.config"
import { expiryProblem } from "./expiry"

const problem = expiryProblem(securityExpires, new Date())
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else console.log(`security.txt is good until ${securityExpires}`)
