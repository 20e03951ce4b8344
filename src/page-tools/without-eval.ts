import { config } from "zod"

// Zod's JIT compiles schemas with `new Function`, which the site's CSP blocks and browsers report
// (decision 63).
config({ jitless: true })
