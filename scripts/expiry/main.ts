/**
 * `npm run tools -- expiry`: fails if security.txt expires within 30 days. Only CI runs it, because
 * it depends on the date: an older checkout still builds and passes its tests.
 */
import { securityExpires } from "../../src/site.config"
import { expiryProblem } from "./expiry"

const problem = expiryProblem(securityExpires, new Date())
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else console.log(`security.txt is valid until ${securityExpires}`)
